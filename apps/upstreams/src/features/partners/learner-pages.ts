import { z } from "zod";
import { messages } from "@app/domain/messages.ts";

const whole = (label: string, most: number) => {
  const refused = messages.between(label, 1, most);
  return z.array(z.coerce.number(refused).int(refused).min(1, refused).max(most, refused)).max(1);
};

/** Which page of learners is asked for, with the names and the limits of every list. */
export const pageQuery = { page: whole("Page", 10_000).default([1]), pageSize: whole("Page size", 100).default([25]) };

interface Place {
  number: number;
  size: number;
}

export const placeIn = ({ page, pageSize }: { page: number[]; pageSize: number[] }): Place => ({
  number: page[0] ?? 1,
  size: pageSize[0] ?? 25,
});

/** The answer with a page of them. */
export const pageAnswer = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), page: z.int(), pageSize: z.int(), total: z.int() });

export const toPage = <Row>({ rows, total }: { rows: Row[]; total: number }, { number, size }: Place) => ({
  data: rows,
  page: number,
  pageSize: size,
  total,
});

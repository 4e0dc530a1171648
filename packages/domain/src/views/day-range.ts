import { isDate } from "../dates/plain-date.ts";
import { messages } from "../messages.ts";

/** A range of dates in the user's calendar, both ends included. Has no zod import, because lists load it. */
export interface DayRange {
  from: string;
  until: string;
}

export const dayRangeMessages = {
  order: "The last day must not be before the first.",
  days: "Choose a first and a last day.",
  years: "Choose days between 1900 and 2100.",
};

/** The ISO 8601 form, used in web addresses and by the servers: "2026-11-01/2026-11-27". */
export const dayRangeText = ({ from, until }: DayRange): string => `${from}/${until}`;

/** Problems of a range, by the field to correct. */
export function dayRangeErrors({ from, until }: DayRange): Partial<Record<keyof DayRange, string>> {
  const required = messages.date;
  const errorOf = (day: string) => {
    if (!isDate(day)) return required;
    return day < "1900" || day > "2101" ? dayRangeMessages.years : null;
  };
  const [first, last] = [errorOf(from), errorOf(until)];
  const errors = { ...(first && { from: first }), ...(last && { until: last }) };
  return Object.keys(errors).length === 0 && until < from ? { until: dayRangeMessages.order } : errors;
}

/** What is wrong with the text of a range; null if nothing is. */
export function dayRangeProblem(text: string): string | null {
  const [from = "", until = "", ...more] = text.split("/");
  if (more.length > 0 || from === "" || until === "") return dayRangeMessages.days;
  const { from: first, until: last } = dayRangeErrors({ from, until });
  return first ?? last ?? null;
}

/** Parses a range; null if invalid or if the last date is before the first. */
export function readDayRange(text: string): DayRange | null {
  const [from = "", until = ""] = text.split("/");
  return dayRangeProblem(text) === null ? { from, until } : null;
}

import { and, gte, lt, lte, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { statementKinds } from "@app/domain/billing/statement.ts";
import type { Currency } from "@app/domain/enums.ts";
import type { Context } from "../../../service/context.ts";
import { linesOn } from "./statement-lines.ts";

const statementLine = z
  .object({
    day: z.iso.date(),
    forDay: z.iso.date().nullable().meta({ description: "The day that it is about, where its month was closed." }),
    kind: z.enum(statementKinds),
    name: z.string().meta({ description: "The number of the document." }),
    amount: z.int().meta({ description: "Above 0 for what is owed, below 0 for what was paid or need not be paid." }),
    invoiceId: z.string().nullable(),
  })
  .meta({ id: "StatementLine" });

/** What a customer owes in a currency, and how it came to that. Source: domain.md 1.3. */
export const statement = z
  .object({
    opening: z.int().meta({ description: "Owed before the first day; below 0 where we owe them." }),
    lines: z.array(statementLine),
    closing: z.int().meta({ description: "Owed at the end of the last day: what the next statement opens with." }),
  })
  .meta({ id: "Statement" });
export type Statement = z.infer<typeof statement>;
type Line = Statement["lines"][number];
type Reader = Pick<Context, "db">;

interface Asked {
  customerId: string;
  currency: Currency;
  from: string;
  to: string;
}

const sumOf = (lines: readonly Pick<Line, "amount">[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** A customer's account in one currency over some days. */
export async function statementOf(context: Reader, { customerId, currency, from, to }: Asked): Promise<Statement> {
  const asked = { customerIds: [customerId], currency };
  const opening = sumOf(await linesOn(context, asked, (day) => lt(sql`${day}`, from)));
  const lines = await linesOn(context, asked, (day) => and(gte(sql`${day}`, from), lte(sql`${day}`, to)) as SQL);
  return {
    opening,
    lines: lines.map(({ customerId: _, ...line }): Line => line).toSorted((a, b) => a.day.localeCompare(b.day)),
    closing: opening + sumOf(lines),
  };
}

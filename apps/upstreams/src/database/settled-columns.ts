import { sql, type AnyColumn } from "drizzle-orm";
import { check, integer } from "drizzle-orm/pg-core";

/** What a settlement comes to: basis points of so many of the agreed `minutes`. Source: domain.md 5.6. */
export const settledColumns = {
  minutes: integer("minutes").notNull(),
  chargeMinutes: integer("charge_minutes").notNull(),
  chargeBp: integer("charge_bp").notNull(),
  payMinutes: integer("pay_minutes").notNull(),
  payBp: integer("pay_bp").notNull(),
};

/** No more than was agreed, and no more than the whole of it. */
export const settledChecks = (name: string, table: Record<keyof typeof settledColumns, AnyColumn>) =>
  [["charge", table.chargeMinutes, table.chargeBp] as const, ["pay", table.payMinutes, table.payBp] as const].map(
    ([what, minutes, bp]) =>
      check(`${name}_${what}`, sql`${minutes} between 0 and ${table.minutes} and ${bp} between 0 and 10000`),
  );

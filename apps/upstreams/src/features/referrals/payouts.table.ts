import { sql } from "drizzle-orm";
import { check, date, index, pgTable, text } from "drizzle-orm/pg-core";
import { currencies, type Currency } from "@app/domain/enums.ts";
import { payoutStatuses } from "@app/domain/referrals/referral-enums.ts";
import { minorUnits, recordColumns } from "../../database/columns.ts";
import { referrals } from "./referrals.table.ts";
import { referrers } from "./referrers.table.ts";

/** Money that is paid to a referrer, in one currency. Source: domain.md 1.3, 2.9. */
export const referralPayouts = pgTable(
  "referral_payouts",
  {
    ...recordColumns,
    referrerId: text("referrer_id")
      .notNull()
      .references(() => referrers.id),
    currency: text("currency", { enum: currencies }).$type<Currency>().notNull(),
    /** What is earned less what is taken back; never below zero. */
    amount: minorUnits("amount").notNull(),
    status: text("status", { enum: payoutStatuses }).notNull().default("draft"),
    reference: text("reference"),
    paidOn: date("paid_on"),
    /** Why it was not paid. */
    reason: text("reason"),
  },
  (table) => [
    index("referral_payouts_referrer").on(table.referrerId, table.createdAt, table.id),
    index("referral_payouts_by_created").on(table.createdAt, table.id),
    index("referral_payouts_saved").on(table.updatedAt, table.id),
    check("referral_payouts_amount", sql`${table.amount} >= 0`),
    check("referral_payouts_paid", sql`(${table.status} = 'paid') = (${table.reference} is not null)`),
  ],
);
export type PayoutRow = typeof referralPayouts.$inferSelect;

/** What a payout is made of: rewards, and what is taken back of earlier ones, below zero. */
export const payoutLines = pgTable(
  "referral_payout_lines",
  {
    id: text("id").primaryKey(),
    payoutId: text("payout_id")
      .notNull()
      .references(() => referralPayouts.id),
    referralId: text("referral_id")
      .notNull()
      .references(() => referrals.id),
    amount: minorUnits("amount").notNull(),
  },
  (table) => [
    index("referral_payout_lines_payout").on(table.payoutId),
    index("referral_payout_lines_referral").on(table.referralId),
    check("referral_payout_lines_amount", sql`${table.amount} <> 0`),
  ],
);

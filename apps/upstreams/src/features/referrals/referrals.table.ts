import { sql } from "drizzle-orm";
import { bigint, check, index, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { currencies, type Currency } from "@app/domain/enums.ts";
import { referralFlags, referralSchemes, referralStatuses } from "@app/domain/referrals/referral-enums.ts";
import type { ReferralTerms } from "@app/domain/referrals/referrer.ts";
import { instant, minorUnits, recordColumns } from "../../database/columns.ts";
import { invoices } from "../billing/invoices-table.public.ts";
import { customers } from "../customers/customers.public.ts";
import { referrers } from "./referrers.table.ts";

/** Those who came with a referrer's code. Source: domain.md 1.3, 2.9. */
export const referrals = pgTable(
  "referrals",
  {
    ...recordColumns,
    scheme: text("scheme", { enum: referralSchemes }).notNull(),
    referrerId: text("referrer_id")
      .notNull()
      .references(() => referrers.id),
    code: text("code").notNull(),
    /** Who asked for lessons, and who they are as a customer; one of the two at least. */
    leadId: text("lead_id"),
    refereeCustomerId: text("referee_customer_id").references(() => customers.id),
    attributedAt: instant("attributed_at").notNull(),
    /** The referrer's terms on that day. */
    terms: jsonb("terms").$type<ReferralTerms>().notNull(),
    status: text("status", { enum: referralStatuses }).notNull(),
    flags: text("flags", { enum: referralFlags }).array().notNull().default([]),
    /** The first invoice that was paid, when, and what it came to after promos, without tax. */
    invoiceId: text("invoice_id").references(() => invoices.id),
    paidAt: instant("paid_at"),
    invoiceCurrency: text("invoice_currency", { enum: currencies }).$type<Currency>(),
    invoiceNet: minorUnits("invoice_net"),
    /** When everything that the terms ask for had happened. */
    qualifiedAt: instant("qualified_at"),
    /** The reward in money; null where it is credit. */
    rewardCurrency: text("reward_currency", { enum: currencies }).$type<Currency>(),
    rewardAmount: minorUnits("reward_amount"),
    /** Credit that was given to either side. */
    ownLotId: text("own_lot_id"),
    refereeLotId: text("referee_lot_id"),
    approvedAt: instant("approved_at"),
    /** Why there is no reward, or why it was taken back. */
    reason: text("reason"),
  },
  (table) => [
    uniqueIndex("referrals_referee").on(table.refereeCustomerId),
    uniqueIndex("referrals_lead").on(table.leadId),
    index("referrals_referrer").on(table.referrerId, table.attributedAt, table.id),
    index("referrals_by_attributed").on(table.attributedAt, table.id),
    index("referrals_status").on(table.status, table.attributedAt),
    index("referrals_invoice").on(table.invoiceId),
    index("referrals_saved").on(table.updatedAt, table.id),
    check("referrals_party", sql`${table.leadId} is not null or ${table.refereeCustomerId} is not null`),
  ],
);
export type ReferralRow = typeof referrals.$inferSelect;

/** How often a referrer's link was opened. Batches are added, so a count may miss the last few seconds. */
export const referralClicks = pgTable("referral_clicks", {
  code: text("code").primaryKey(),
  clicks: bigint("clicks", { mode: "number" }).notNull().default(0),
  lastAt: instant("last_at").notNull(),
});

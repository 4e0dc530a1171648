import { index, pgTable, text } from "drizzle-orm/pg-core";
import { codeHolderKinds } from "@app/domain/referrals/referral-code.ts";
import { instant } from "../../database/columns.ts";

/**
 * Every code that somebody has or had to send us customers with: one namespace for partners and referrers. A code stays
 * its holder's when they choose another, because it may be printed somewhere. Source: domain.md 1.3, 1.6.
 */
export const referralCodes = pgTable(
  "referral_codes",
  {
    code: text("code").primaryKey(),
    holderKind: text("holder_kind", { enum: codeHolderKinds }).notNull(),
    holderId: text("holder_id").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("referral_codes_holder").on(table.holderId)],
);

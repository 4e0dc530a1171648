import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { currencies, type Currency } from "@app/domain/enums.ts";
import type { Money } from "@app/domain/money.ts";
import { referralSchemes, referrerStatuses, teacherRewardTypes } from "@app/domain/referrals/referral-enums.ts";
import type { ReferralReward } from "@app/domain/referrals/referrer.ts";
import { payoutMethods } from "@app/domain/tutors/tutor-enums.ts";
import { minorUnits, recordColumns } from "../../database/columns.ts";
import { persons } from "../customers/customers.public.ts";

/** Those who send us new customers; `id` is the person's. A person refers by one scheme. Source: domain.md 0.1, 1.3. */
export const referrers = pgTable(
  "referrers",
  {
    ...recordColumns,
    id: text("id")
      .primaryKey()
      .references(() => persons.id),
    scheme: text("scheme", { enum: referralSchemes }).notNull(),
    /** The code in use; `referral_codes` has earlier ones too. */
    code: text("code").notNull(),
    rewardType: text("reward_type", { enum: teacherRewardTypes }).notNull(),
    percentBp: integer("percent_bp"),
    rewardCurrency: text("reward_currency", { enum: currencies }).$type<Currency>(),
    rewardAmount: minorUnits("reward_amount"),
    capPerReferral: jsonb("cap_per_referral").$type<Money[]>().notNull().default([]),
    ownReward: jsonb("own_reward").$type<ReferralReward>(),
    refereeReward: jsonb("referee_reward").$type<ReferralReward>(),
    qualifyingLessons: integer("qualifying_lessons").notNull(),
    holdDays: integer("hold_days").notNull(),
    payoutMethod: text("payout_method", { enum: payoutMethods }),
    status: text("status", { enum: referrerStatuses }).notNull().default("active"),
  },
  (table) => [
    uniqueIndex("referrers_code").on(table.code),
    index("referrers_by_created").on(table.createdAt, table.id),
    index("referrers_saved").on(table.updatedAt, table.id),
    index("referrers_scheme").on(table.scheme, table.status),
    check(
      "referrers_reward",
      sql`${table.scheme} = 'customer' or ${table.percentBp} is not null or ${table.rewardAmount} is not null`,
    ),
  ],
);
export type ReferrerRow = typeof referrers.$inferSelect;

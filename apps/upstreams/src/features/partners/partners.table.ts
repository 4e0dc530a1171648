import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { partnerKinds, partnerStatuses } from "@app/domain/partners/partner-enums.ts";
import { foldedColumn, foldedTogether, instant, recordColumns } from "../../database/columns.ts";
import { accountUsers } from "../account/account.public.ts";

/** Schools, communities and companies that send us learners. Source: domain.md 1.6. */
export const partners = pgTable(
  "partners",
  {
    ...recordColumns,
    name: text("name").notNull(),
    kind: text("kind", { enum: partnerKinds }).notNull(),
    contactName: text("contact_name").notNull(),
    contactEmail: text("contact_email").notNull(),
    phone: text("phone"),
    country: text("country"),
    /** Their days are those of the first. */
    regionIds: text("region_ids").array().notNull().default([]),
    logoFileId: text("logo_file_id"),
    /** The code in use; `referral_codes` has earlier ones too. */
    code: text("code").notNull(),
    ownerId: text("owner_id").references(() => accountUsers.id),
    agreementStartsOn: date("agreement_starts_on"),
    /** Its last day; null if it runs on. */
    agreementEndsOn: date("agreement_ends_on"),
    agreementFileId: text("agreement_file_id"),
    revenueShareBp: integer("revenue_share_bp"),
    notes: text("notes"),
    status: text("status", { enum: partnerStatuses }).notNull().default("prospect"),
    /** Null unless it ended. */
    endedAt: instant("ended_at"),
    /** The end of the agreement that somebody was reminded of, and how many days ahead the last time. */
    toldEndsOn: date("told_ends_on"),
    toldStep: integer("told_step"),
    sortName: foldedColumn("sort_name", "name"),
    searchName: foldedTogether("search_name", "name", "contact_name", "contact_email", "code"),
  },
  (table) => [
    uniqueIndex("partners_name").on(table.sortName),
    index("partners_by_name").on(table.sortName, table.id),
    index("partners_by_created").on(table.createdAt, table.id),
    index("partners_by_agreement").on(table.agreementEndsOn, table.id),
    index("partners_saved").on(table.updatedAt, table.id),
    index("partners_search").using("gin", sql`${table.searchName} gin_trgm_ops`),
    check("partners_agreement", sql`${table.agreementEndsOn} >= ${table.agreementStartsOn}`),
    check("partners_ended", sql`(${table.status} = 'ended') = (${table.endedAt} is not null)`),
  ],
);
export type PartnerRow = typeof partners.$inferSelect;

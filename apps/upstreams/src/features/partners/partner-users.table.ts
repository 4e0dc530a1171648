import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { partnerRoles, partnerUserStatuses } from "@app/domain/partners/partner-user-enums.ts";
import { foldedColumn, instant, recordColumns } from "../../database/columns.ts";
import { partners } from "./partners.table.ts";

/** People who work for partners. They have no account here. Source: domain.md 1.6, 2.10. */
export const partnerUsers = pgTable(
  "partner_users",
  {
    ...recordColumns,
    partnerId: text("partner_id")
      .notNull()
      .references(() => partners.id),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    /** In lower case. */
    email: text("email").notNull(),
    partnerRole: text("partner_role", { enum: partnerRoles }).notNull(),
    /** Their own, whatever their partner's is. */
    status: text("status", { enum: partnerUserStatuses }).notNull().default("invited"),
    /** Whether they see every learner of their partner. */
    allLearners: boolean("all_learners").notNull().default(false),
    /** Otherwise these customers and pods, as long as the partner has them. */
    learnerIds: text("learner_ids").array().notNull().default([]),
    /** In the partners' app. */
    lastSeenAt: instant("last_seen_at"),
    searchName: foldedColumn("search_name", "first_name", "last_name", "email"),
    sortName: foldedColumn("sort_name", "last_name", "first_name"),
  },
  (table) => [
    // Whoever was deactivated can be invited again, as a new user.
    uniqueIndex("partner_users_email")
      .on(table.email)
      .where(sql`status <> 'deactivated'`),
    index("partner_users_of").on(table.partnerId),
    index("partner_users_by_name").on(table.sortName, table.id),
    index("partner_users_by_created").on(table.createdAt, table.id),
    index("partner_users_by_seen").on(table.lastSeenAt, table.id),
    index("partner_users_saved").on(table.updatedAt, table.id),
    index("partner_users_search").using("gin", sql`${table.searchName} gin_trgm_ops`),
  ],
);
export type PartnerUserRow = typeof partnerUsers.$inferSelect;

/** Links that were mailed to them; only the hashes of their codes are kept. */
export const partnerInvitations = pgTable(
  "partner_invitations",
  {
    id: text("id").primaryKey(),
    partnerUserId: text("partner_user_id")
      .notNull()
      .references(() => partnerUsers.id),
    codeHash: text("code_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [
    uniqueIndex("partner_invitations_code").on(table.codeHash),
    index("partner_invitations_of").on(table.partnerUserId),
  ],
);
export type PartnerInvitationRow = typeof partnerInvitations.$inferSelect;

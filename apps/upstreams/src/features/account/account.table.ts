import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { staffStatuses } from "@app/domain/account/staff-enums.ts";
import type { Role, RoleChoice } from "@app/domain/enums.ts";
import { foldedColumn, instant, recordColumns } from "../../database/columns.ts";

/** Staff accounts. Source: domain.md 1.1. */
export const accountUsers = pgTable(
  "account_users",
  {
    ...recordColumns,
    userRole: text("user_role").$type<RoleChoice>().notNull(),
    firstname: text("firstname").notNull(),
    lastname: text("lastname").notNull(),
    /** In lower case. */
    email: text("email").notNull(),
    avatar: text("avatar"),
    bio: text("bio"),
    phone: text("phone"),
    timeZone: text("time_zone").notNull(),
    regionIds: text("region_ids").array().notNull().default([]),
    status: text("status", { enum: staffStatuses }).notNull(),
    /** Null until the account is activated. */
    passwordHash: text("password_hash"),
    lastLoginAt: instant("last_login_at"),
    /** The last request, within a minute; not a change to the record, so the version stays. */
    lastActivityAt: instant("last_activity_at"),
    searchName: foldedColumn("search_name", "firstname", "lastname"),
    sortName: foldedColumn("sort_name", "lastname", "firstname"),
    searchAccount: foldedColumn("search_account", "firstname", "lastname", "email"),
  },
  (table) => [
    uniqueIndex("account_users_email").on(table.email),
    index("account_users_search").using("gin", sql`${table.searchName} gin_trgm_ops`),
    index("account_users_by_name")
      .on(table.sortName, table.id)
      .where(sql`status = 'active'`),
    index("account_users_search_account").using("gin", sql`${table.searchAccount} gin_trgm_ops`),
    index("account_users_all_by_name").on(table.sortName, table.id),
    index("account_users_by_login").on(table.lastLoginAt, table.id),
    index("account_users_by_created").on(table.createdAt, table.id),
    index("account_users_by_activity")
      .on(table.lastActivityAt.desc().nullsLast(), table.id.desc())
      .where(sql`status = 'active'`),
  ],
);
export type AccountUserRow = typeof accountUsers.$inferSelect;

/** Signed-in devices and browsers. */
export const sessions = pgTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => accountUsers.id),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    lastUsedAt: instant("last_used_at").notNull(),
    revokedAt: instant("revoked_at"),
    userAgent: text("user_agent"),
    ip: text("ip"),
    /** The role whose rights it has instead of the person's; null for their own. */
    viewAs: text("view_as").$type<Role>(),
    /** The person's own session, where this one only views as another role. */
    viewedFrom: text("viewed_from"),
  },
  (table) => [index("sessions_user").on(table.userId, table.createdAt)],
);
export type SessionRow = typeof sessions.$inferSelect;

/** Failed sign-ins of the last while, for the lock-out. */
export const signInFailures = pgTable(
  "sign_in_failures",
  {
    id: text("id").primaryKey(),
    /** As it was typed, in lower case; there need not be such an account. */
    email: text("email").notNull(),
    address: text("address").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [index("sign_in_failures_email").on(table.email, table.at), index("sign_in_failures_at").on(table.at)],
);

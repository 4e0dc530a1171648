import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { Permission } from "@app/domain/permissions.ts";
import { foldedColumn, foldedTogether, instant, recordColumns } from "../../database/columns.ts";
import { accountUsers } from "./account.table.ts";

/** Identities of internal tools. What they send is never stored. Source: domain.md 1.8. */
export const serviceTokens = pgTable(
  "service_tokens",
  {
    ...recordColumns,
    name: text("name").notNull(),
    purpose: text("purpose"),
    /** The person who answers for it. */
    ownerId: text("owner_id")
      .notNull()
      .references(() => accountUsers.id),
    scopes: text("scopes").array().$type<Permission[]>().notNull(),
    /** Where it may come from; empty for anywhere. */
    networks: text("networks").array().notNull().default([]),
    /** Its last day, in UTC. */
    expiresOn: date("expires_on").notNull(),
    ratePerMinute: integer("rate_per_minute").notNull(),
    /** Its first characters, to tell it from others. */
    prefix: text("prefix").notNull(),
    /** Under a key of its own, so that the table alone says nothing. */
    tokenHash: text("token_hash").notNull(),
    lastUsedAt: instant("last_used_at"),
    lastUsedFrom: text("last_used_from"),
    /** The token that this one replaces. */
    rotatedFromId: text("rotated_from_id"),
    /** Until when it may be used, once it was replaced. */
    endsAt: instant("ends_at"),
    revokedAt: instant("revoked_at"),
    /** The last day that somebody was reminded of, and how many days ahead the last time. */
    toldExpiresOn: date("told_expires_on"),
    toldStep: integer("told_step"),
    sortName: foldedColumn("sort_name", "name"),
    searchName: foldedTogether("search_name", "name", "purpose", "prefix"),
  },
  (table) => [
    uniqueIndex("service_tokens_hash").on(table.tokenHash),
    uniqueIndex("service_tokens_rotated_from").on(table.rotatedFromId),
    index("service_tokens_by_name").on(table.sortName, table.id),
    index("service_tokens_by_created").on(table.createdAt, table.id),
    index("service_tokens_by_expiry").on(table.expiresOn, table.id),
    index("service_tokens_by_use").on(table.lastUsedAt, table.id),
    index("service_tokens_saved").on(table.updatedAt, table.id),
    index("service_tokens_owner").on(table.ownerId),
    index("service_tokens_search").using("gin", sql`${table.searchName} gin_trgm_ops`),
    check("service_tokens_rate", sql`${table.ratePerMinute} > 0`),
  ],
);
export type ServiceTokenRow = typeof serviceTokens.$inferSelect;

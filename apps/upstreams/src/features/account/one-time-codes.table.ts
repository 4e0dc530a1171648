import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { AttemptKind } from "@app/domain/account/attempts.ts";
import type { CodePurpose } from "@app/domain/account/one-time-code.ts";
import { instant } from "../../database/columns.ts";
import { accountUsers } from "./account.table.ts";

/** Codes that were mailed; only their hashes are kept. Source: domain.md 1.1, 2.12. */
export const oneTimeCodes = pgTable(
  "one_time_codes",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => accountUsers.id),
    purpose: text("purpose").$type<CodePurpose>().notNull(),
    codeHash: text("code_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [
    uniqueIndex("one_time_codes_hash").on(table.codeHash),
    index("one_time_codes_user").on(table.userId, table.purpose),
    index("one_time_codes_expires").on(table.expiresAt),
  ],
);
export type OneTimeCodeRow = typeof oneTimeCodes.$inferSelect;

/** Calls without sign-in that are limited by the address they come from. */
export const publicAttempts = pgTable(
  "public_attempts",
  {
    id: text("id").primaryKey(),
    kind: text("kind").$type<AttemptKind>().notNull(),
    address: text("address").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    index("public_attempts_address").on(table.kind, table.address, table.at),
    index("public_attempts_at").on(table.at),
  ],
);

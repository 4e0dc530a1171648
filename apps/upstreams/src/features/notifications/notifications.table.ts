import { sql } from "drizzle-orm";
import { index, pgTable, text } from "drizzle-orm/pg-core";
import type { NotificationType } from "@app/domain/enums.ts";
import { instant } from "../../database/columns.ts";
import { accountUsers } from "../account/account.public.ts";

/** What people are told; only ever added to, and marked as read. Source: domain.md 1.6. */
export const notifications = pgTable(
  "notifications",
  {
    id: text("id").primaryKey(),
    recipientId: text("recipient_id")
      .notNull()
      .references(() => accountUsers.id),
    type: text("type").$type<NotificationType>().notNull(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    kind: text("kind").notNull(),
    url: text("url"),
    readAt: instant("read_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("notifications_stream").on(table.recipientId, table.createdAt, table.id),
    index("notifications_unread")
      .on(table.recipientId)
      .where(sql`read_at is null`),
  ],
);
export type NotificationRow = typeof notifications.$inferSelect;

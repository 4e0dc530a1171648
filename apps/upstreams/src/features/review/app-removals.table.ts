import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { appItemKinds } from "@app/domain/app-content/app-content-enums.ts";
import { instant } from "../../database/columns.ts";

/**
 * Where the app had content that it has there no longer, so that it learns of that. The content itself says where it is
 * now. Source: domain.md 2.15.
 */
export const appRemovals = pgTable(
  "app_removals",
  {
    recordId: text("record_id").notNull(),
    /** The language and the level under which the app had it; an empty level for none. */
    subject: text("subject").notNull(),
    level: text("level").notNull(),
    kind: text("kind", { enum: appItemKinds }).notNull(),
    removedAt: instant("removed_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.recordId, table.subject, table.level] }),
    index("app_removals_at").on(table.removedAt, table.recordId),
  ],
);

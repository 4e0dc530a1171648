import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { roles, viewAudiences } from "@app/domain/enums.ts";
import { instant, recordColumns } from "../../database/columns.ts";
import { accountUsers } from "../account/account.public.ts";

/** What lists are shown by, under a name. Deleted ones are gone. Source: domain.md 3. */
export const listViews = pgTable(
  "list_views",
  {
    ...recordColumns,
    ownerId: text("owner_id")
      .notNull()
      .references(() => accountUsers.id),
    /** The path of the list in the portal. */
    list: text("list").notNull(),
    name: text("name").notNull(),
    query: text("query").notNull(),
    audience: text("audience", { enum: viewAudiences }).notNull(),
    role: text("role", { enum: roles }),
  },
  (table) => [
    index("list_views_owner").on(table.ownerId, table.list),
    index("list_views_list").on(table.list, table.audience),
    check("list_views_role", sql`(${table.audience} = 'role') = (${table.role} is not null)`),
  ],
);
export type ListViewRow = typeof listViews.$inferSelect;

/** The default view of a list. `holder` is an account's id or a role; without a view it opens as it is. */
export const defaultViews = pgTable(
  "default_views",
  {
    holder: text("holder").notNull(),
    list: text("list").notNull(),
    viewId: text("view_id").references(() => listViews.id, { onDelete: "cascade" }),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.holder, table.list] }), index("default_views_view").on(table.viewId)],
);

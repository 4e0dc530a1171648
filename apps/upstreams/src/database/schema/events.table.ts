import { sql } from "drizzle-orm";
import { customType, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { EntityKind } from "@app/domain/changes.ts";
import type { ChangeAction } from "@app/domain/enums.ts";
import type { Permission } from "@app/domain/permissions.ts";
import { instant } from "../columns.ts";

/** The database's transaction number; numbers are assigned in order, but transactions end in any order. */
const transactionId = customType<{ data: string }>({ dataType: () => "xid8" });

/** Published changes, written in the transaction of the change and kept until everyone has had time to read them. */
export const events = pgTable(
  "events",
  {
    xid: transactionId("xid")
      .notNull()
      .default(sql`pg_current_xact_id()`),
    id: text("id").notNull(),
    at: instant("at").notNull(),
    entityKind: text("entity_kind").$type<EntityKind>().notNull(),
    entityId: text("entity_id").notNull(),
    /** Id of the parent record. */
    partOfId: text("part_of_id"),
    action: text("action").$type<ChangeAction>().notNull(),
    version: integer("version"),
    /** The recipients: holders of this permission, else the one person. */
    permission: text("permission").$type<Permission>(),
    personId: text("person_id"),
  },
  (table) => [primaryKey({ columns: [table.xid, table.id] }), index("events_at").on(table.at)],
);
export type EventRow = typeof events.$inferSelect;

/** The transaction up to which events have been removed; one row or none. */
export const removedEvents = pgTable("removed_events", {
  id: text("id").primaryKey(),
  xid: transactionId("xid").notNull(),
});

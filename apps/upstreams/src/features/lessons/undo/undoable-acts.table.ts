import { index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "../../../database/columns.ts";
import type { ActBefore } from "./act-before.ts";

/** What an act on a lesson or a course changed, so that it can be undone for a while: a row for each record. */
export const undoableActs = pgTable(
  "undoable_acts",
  {
    id: text("id").primaryKey(),
    /** Common to all rows of one act, and to its emails. */
    actId: text("act_id").notNull(),
    /** The lesson or course, and the version that the act gave it. */
    recordId: text("record_id").notNull(),
    version: integer("version").notNull(),
    before: jsonb("before").$type<ActBefore>().notNull(),
    at: instant("at").notNull(),
    byId: text("by_id").notNull(),
    undoneAt: instant("undone_at"),
  },
  (table) => [
    uniqueIndex("undoable_acts_record").on(table.recordId, table.version),
    index("undoable_acts_act").on(table.actId),
    index("undoable_acts_at").on(table.at),
  ],
);

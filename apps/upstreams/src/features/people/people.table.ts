import { index, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { pairVerdicts } from "@app/domain/people/merge-enums.ts";
import { instant, recordColumns } from "../../database/columns.ts";
import { persons } from "../customers/customers.public.ts";

/** Values of a record as JSON holds them. */
export type Values = Record<string, unknown>;

/** Rows that were pointed at another person. */
export interface MovedRows {
  table: string;
  column: string;
  ids: string[];
}

/** Two records of one person made one, with all that is needed to take it back. Source: domain.md 1.1. */
export const personMerges = pgTable(
  "person_merges",
  {
    ...recordColumns,
    keptId: text("kept_id")
      .notNull()
      .references(() => persons.id),
    otherId: text("other_id")
      .notNull()
      .references(() => persons.id),
    /** What the kept record held, of what was changed. */
    before: jsonb("before").$type<Record<"person" | "customer", Values>>().notNull(),
    /** What it was changed to. */
    after: jsonb("after").$type<Record<"person" | "customer", Values>>().notNull(),
    moved: jsonb("moved").$type<MovedRows[]>().notNull(),
    undoneAt: instant("undone_at"),
    undoneBy: text("undone_by"),
  },
  (table) => [
    index("person_merges_kept").on(table.keptId, table.createdAt),
    index("person_merges_other").on(table.otherId, table.createdAt),
  ],
);
export type PersonMergeRow = typeof personMerges.$inferSelect;

/** Two records that look like one person's and are not. Source: domain.md 1.1. */
export const personPairs = pgTable(
  "person_pairs",
  {
    ...recordColumns,
    /** The lower of the two ids. */
    oneId: text("one_id")
      .notNull()
      .references(() => persons.id),
    otherId: text("other_id")
      .notNull()
      .references(() => persons.id),
    verdict: text("verdict", { enum: pairVerdicts }).notNull(),
    /** What was compared then; where either has another name, email or phone by now, they are offered again. */
    compared: text("compared").notNull(),
  },
  (table) => [
    uniqueIndex("person_pairs_once").on(table.oneId, table.otherId),
    index("person_pairs_other").on(table.otherId),
  ],
);

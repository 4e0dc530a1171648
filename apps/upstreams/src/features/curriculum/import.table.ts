import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant, recordColumns } from "../../database/columns.ts";
import { curricula } from "./curriculum.table.ts";

/** Files that were imported into a curriculum, with the parts that each made. */
export const curriculumImports = pgTable(
  "curriculum_imports",
  {
    ...recordColumns,
    curriculumId: text("curriculum_id")
      .notNull()
      .references(() => curricula.id),
    fileName: text("file_name").notNull(),
    /** The parts that were made, parents before children. */
    partIds: text("part_ids").array().notNull(),
    /** Lines whose topics were there already, and lines with problems. */
    unchanged: integer("unchanged").notNull(),
    leftOut: integer("left_out").notNull(),
    undoneAt: instant("undone_at"),
  },
  (table) => [index("curriculum_imports_latest").on(table.curriculumId, table.createdAt)],
);
export type ImportRow = typeof curriculumImports.$inferSelect;

import { sql } from "drizzle-orm";
import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { curriculumShapes, curriculumStatuses, subdivisionTypes } from "@app/domain/curriculum/curriculum-enums.ts";
import type { ResourceInput } from "@app/domain/curriculum/resource.ts";
import { foldedColumn, recordColumns } from "../../database/columns.ts";
import { regions } from "../regions/regions.public.ts";

/** Courses of study. Source: domain.md 1.4. */
export const curricula = pgTable(
  "curricula",
  {
    ...recordColumns,
    name: text("name").notNull(),
    slug: text("slug").notNull(),
    /** Null for all regions. */
    regionId: text("region_id").references(() => regions.id),
    subject: text("subject").notNull(),
    shape: text("shape", { enum: curriculumShapes }).notNull(),
    description: text("description"),
    status: text("status", { enum: curriculumStatuses }).notNull().default("draft"),
    searchName: foldedColumn("search_name", "name"),
  },
  (table) => [
    // An address of the language shape names no region, so its slug alone has to tell.
    uniqueIndex("curricula_language_slug")
      .on(table.slug)
      .where(sql`shape = 'language'`),
    uniqueIndex("curricula_school_slug")
      .on(sql`coalesce(region_id, '')`, table.slug)
      .where(sql`shape = 'school'`),
    uniqueIndex("curricula_name").on(sql`coalesce(region_id, '')`, sql`lower(name)`),
    index("curricula_search").using("gin", sql`${table.searchName} gin_trgm_ops`),
    index("curricula_by_name").on(table.searchName, table.id),
    index("curricula_by_updated").on(table.updatedAt, table.id),
    index("curricula_by_created").on(table.createdAt, table.id),
    index("curricula_slug").on(table.slug),
    index("curricula_region").on(table.regionId),
    index("curricula_subject").on(table.subject),
    index("curricula_status").on(table.status),
    index("curricula_shape").on(table.shape),
  ],
);
export type CurriculumRow = typeof curricula.$inferSelect;

/** Parts of a curriculum's tree. Source: domain.md 1.4. */
export const subdivisions = pgTable(
  "subdivisions",
  {
    ...recordColumns,
    curriculumId: text("curriculum_id")
      .notNull()
      .references(() => curricula.id),
    parentId: text("parent_id").references((): AnyPgColumn => subdivisions.id),
    type: text("type", { enum: subdivisionTypes }).notNull(),
    name: text("name").notNull(),
    slug: text("slug").notNull(),
    /** Place among its siblings, from 0, without gaps; archived ones stand behind the others. */
    order: integer("order").notNull(),
    description: text("description"),
    outcomes: text("outcomes").array().notNull().default([]),
    resources: jsonb("resources").$type<ResourceInput[]>().notNull().default([]),
    lessonIds: text("lesson_ids").array().notNull().default([]),
    /** What it teaches, in order. */
    wordIds: text("word_ids").array().notNull().default([]),
    estimatedMinutes: integer("estimated_minutes"),
    /** Whether it was archived by undoing an import, so that another may bring it back. */
    importUndone: boolean("import_undone").notNull().default(false),
    /** The part whose archiving took this one along; restoring that one brings it back. */
    archivedWithId: text("archived_with_id").references((): AnyPgColumn => subdivisions.id),
    searchName: foldedColumn("search_name", "name"),
  },
  (table) => [
    uniqueIndex("subdivisions_name").on(table.curriculumId, sql`coalesce(parent_id, '')`, sql`lower(name)`),
    uniqueIndex("subdivisions_slug").on(table.curriculumId, sql`coalesce(parent_id, '')`, table.slug),
    index("subdivisions_lessons").using("gin", table.lessonIds),
    index("subdivisions_words").using("gin", table.wordIds),
    index("subdivisions_parent").on(table.parentId),
    index("subdivisions_search").using("gin", sql`${table.searchName} gin_trgm_ops`),
  ],
);
/** But for what the database keeps for searches. */
export type SubdivisionRow = Omit<typeof subdivisions.$inferSelect, "searchName">;

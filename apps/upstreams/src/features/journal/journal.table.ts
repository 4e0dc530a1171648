import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uniqueIndex, type AnyPgColumn } from "drizzle-orm/pg-core";
import { journalKinds, journalVisibilities } from "@app/domain/journal/journal-enums.ts";
import { foldedColumn, instant, recordColumns } from "../../database/columns.ts";
import { persons } from "../customers/customers.public.ts";
import { bookedLessons } from "../lessons/lessons-tables.public.ts";

/** Observations of, and agreements with, a tutor or candidate; the author is `createdBy`. Source: domain.md 1.1. */
export const journalEntries = pgTable(
  "journal_entries",
  {
    ...recordColumns,
    personId: text("person_id")
      .notNull()
      .references(() => persons.id),
    /** The entry that it adds to, which itself adds to none. */
    addsToId: text("adds_to_id").references((): AnyPgColumn => journalEntries.id),
    kind: text("kind", { enum: journalKinds }).notNull(),
    title: text("title").notNull(),
    body: text("body").notNull(),
    /** A day by the author's clock. */
    occurredOn: date("occurred_on").notNull(),
    severity: integer("severity"),
    visibility: text("visibility", { enum: journalVisibilities }).notNull(),
    /** A day by the author's clock. */
    followUpOn: date("follow_up_on"),
    followUpDoneAt: instant("follow_up_done_at"),
    /** The day of the follow-up that its author has been told of. */
    toldFollowUpOn: date("told_follow_up_on"),
    /** The dated lesson that it is about. */
    lessonId: text("lesson_id").references(() => bookedLessons.id),
    /** In the file store, of kind `document`. */
    attachmentIds: text("attachment_ids").array().notNull().default([]),
    searchName: foldedColumn("search_name", "title"),
  },
  (table) => [
    index("journal_entries_search").using("gin", sql`${table.searchName} gin_trgm_ops`),
    index("journal_entries_of").on(table.personId, table.occurredOn),
    index("journal_entries_by_day").on(table.occurredOn, table.id),
    index("journal_entries_lesson").on(table.lessonId),
    index("journal_entries_additions").on(table.addsToId),
    index("journal_entries_by_author").on(table.createdBy),
    index("journal_entries_by_follow_up").on(table.followUpOn, table.id),
    check(
      "journal_entries_severity",
      sql`(${table.kind} in ('warning', 'incident')) = (${table.severity} is not null) and ${table.severity} between 1 and 3`,
    ),
  ],
);
export type JournalEntryRow = typeof journalEntries.$inferSelect;

/** The text that an entry of a kind begins with. */
export const journalTemplates = pgTable(
  "journal_templates",
  {
    ...recordColumns,
    kind: text("kind", { enum: journalKinds }).notNull(),
    body: text("body").notNull(),
  },
  (table) => [uniqueIndex("journal_templates_kind").on(table.kind)],
);
export type JournalTemplateRow = typeof journalTemplates.$inferSelect;

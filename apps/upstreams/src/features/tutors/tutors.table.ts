import { index, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { TutorStatus } from "@app/domain/enums.ts";
import type { Subject } from "@app/domain/lessons/subjects.ts";
import { recordColumns } from "../../database/columns.ts";
import { persons } from "../customers/customers.public.ts";
import { regions } from "../regions/regions.public.ts";

/** One subject that a tutor teaches. */
export interface TaughtSubject {
  subject: Subject;
  nativeSpeaker: boolean;
}

/** Those who teach; `id` is the person's. Source: domain.md 1.1. */
export const tutors = pgTable(
  "tutors",
  {
    ...recordColumns,
    id: text("id")
      .primaryKey()
      .references(() => persons.id),
    tutorNumber: text("tutor_number").notNull(),
    regionId: text("region_id")
      .notNull()
      .references(() => regions.id),
    status: text("status").$type<TutorStatus>().notNull(),
    subjects: jsonb("subjects").$type<TaughtSubject[]>().notNull(),
  },
  (table) => [
    uniqueIndex("tutors_number").on(table.tutorNumber),
    index("tutors_region").on(table.regionId, table.status),
    index("tutors_status").on(table.status),
  ],
);

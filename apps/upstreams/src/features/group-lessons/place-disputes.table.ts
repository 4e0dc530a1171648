import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { placeDisputeStatuses } from "@app/domain/group-lessons/group-enums.ts";
import { lessonParties } from "@app/domain/lessons/course-enums.ts";
import { instant, recordColumns } from "../../database/columns.ts";
import { customers } from "../customers/customers.public.ts";
import { groupInstances, groupLessons } from "./group-lessons.table.ts";

/** Objections to what a learner's place is charged: while one is open, its money rests. Source: domain.md 2.8, 5.6. */
export const placeDisputes = pgTable(
  "place_disputes",
  {
    ...recordColumns,
    groupLessonId: text("group_lesson_id")
      .notNull()
      .references(() => groupLessons.id),
    /** The session on which it was written down. */
    instanceId: text("instance_id")
      .notNull()
      .references(() => groupInstances.id),
    /** Who paid when it was written down. */
    customerId: text("customer_id")
      .notNull()
      .references(() => customers.id),
    learnerId: text("learner_id").notNull(),
    /** The dates that it is about: those that were settled, and of a whole place those still to come. */
    enrolmentIds: text("enrolment_ids").array().notNull(),
    isWhole: boolean("is_whole").notNull(),
    byKind: text("by_kind", { enum: lessonParties }).notNull(),
    reason: text("reason").notNull(),
    status: text("status", { enum: placeDisputeStatuses }).notNull().default("open"),
    /** Of the price, where it was decided for the family. */
    chargePercent: integer("charge_percent"),
    decision: text("decision"),
    decidedAt: instant("decided_at"),
    decidedById: text("decided_by_id"),
  },
  (table) => [
    index("place_disputes_customer").on(table.customerId, table.createdAt),
    index("place_disputes_group").on(table.groupLessonId, table.status),
    index("place_disputes_of").using("gin", table.enrolmentIds),
    check("place_disputes_decided", sql`(${table.status} = 'open') = (${table.decidedAt} is null)`),
    check("place_disputes_charge", sql`(${table.status} = 'for-family') = (${table.chargePercent} is not null)`),
  ],
);
export type PlaceDisputeRow = typeof placeDisputes.$inferSelect;

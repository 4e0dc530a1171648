import { pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { recordColumns } from "../../../database/columns.ts";
import { persons } from "../../customers/customers.public.ts";

/**
 * Secret links by which somebody's own calendar reads their lessons; one for a person as tutor, one as customer. A link is
 * found by the hash of its code, and kept sealed so that staff can copy it again.
 */
export const calendarFeeds = pgTable(
  "calendar_feeds",
  {
    ...recordColumns,
    personId: text("person_id")
      .notNull()
      .references(() => persons.id),
    side: text("side", { enum: ["tutor", "customer"] }).notNull(),
    codeHash: text("code_hash").notNull(),
    sealedCode: text("sealed_code").notNull(),
  },
  (table) => [
    uniqueIndex("calendar_feeds_person").on(table.personId, table.side),
    uniqueIndex("calendar_feeds_hash").on(table.codeHash),
  ],
);
export type CalendarFeedRow = typeof calendarFeeds.$inferSelect;

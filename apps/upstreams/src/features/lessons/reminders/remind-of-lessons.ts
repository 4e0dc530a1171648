import { startsToRemindOf, type Reminder } from "@app/domain/lessons/reminders.ts";
import { and, asc, eq, gt, isNull, lte } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { retryable } from "../../../database/retryable.ts";
import { systemContext } from "../../../service/system-context.ts";
import { bookedLessons } from "../booked/booked.table.ts";
import { remindInTime } from "./remind.service.ts";

const { id, version, status, startAt, hold, dayReminderAt, hourReminderAt } = bookedLessons;

/**
 * Reminds of lessons that begin within a day or within an hour; at most so many, each in a transaction of its own: what is cut
 * off half-way goes on where it was. One that has moved is another lesson and is reminded of anew. Returns how many.
 * Source: domain.md 2.3, 5.10.
 */
export async function remindOfLessons(
  database: Database,
  now: Date,
  atMost: number,
  reminder: Reminder,
): Promise<number> {
  const { after, upTo } = startsToRemindOf(reminder, now);
  const due = await database
    .select({ _id: id, version })
    .from(bookedLessons)
    .where(
      and(
        ...[eq(status, "booked"), eq(hold, false), gt(startAt, after), lte(startAt, upTo)],
        isNull(reminder === "day" ? dayReminderAt : hourReminderAt),
      ),
    )
    .orderBy(asc(startAt), asc(id))
    .limit(atMost);
  for (const at of due)
    await retryable(database, (db) => remindInTime(systemContext(db, now, "remind-of-lessons"), at, reminder));
  return due.length;
}

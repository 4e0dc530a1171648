import { startsToRemindOf, type Reminder } from "@app/domain/lessons/reminders.ts";
import { and, asc, eq, gt, isNull, lte } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { retryable } from "../../../database/retryable.ts";
import { systemContext } from "../../../service/system-context.ts";
import { bookedLessons } from "../booked/booked.table.ts";
import { remindInTime } from "./remind.service.ts";

const { id, version, status, startAt, hold, dayReminderAt, hourReminderAt } = bookedLessons;

/**
 * Sends reminders of lessons that begin within a day or within an hour. Takes at most `atMost` lessons, each in a transaction
 * of its own, so that a run that was cut off can continue. A lesson that has moved is a new one and gets new reminders.
 * Returns how many.
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

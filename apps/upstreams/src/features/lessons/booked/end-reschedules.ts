import { and, asc, eq, lte, sql } from "drizzle-orm";
import { rescheduleDays } from "@app/domain/lessons/booked-states.ts";
import type { Database } from "../../../database/client.ts";
import { retryable } from "../../../database/retryable.ts";
import { systemContext } from "../../../service/system-context.ts";
import { bookedLessons } from "./booked.table.ts";
import { expireReschedule, warnOfExpiry } from "./reschedule-requests.service.ts";

const day = 86_400_000;
const { id, version, status, statusSince, reschedule } = bookedLessons;

/** Lessons that have waited for another time for so many days. */
const pendingFor = (now: Date, days: number) =>
  and(eq(status, "reschedule-pending"), lte(statusSince, new Date(now.getTime() - days * day)));

/** Cancels lessons for which nobody agreed to another time in a week, each in a transaction of its own. Returns how many. Source: domain.md 2.3. */
export async function endReschedules(database: Database, now: Date, atMost: number): Promise<number> {
  const due = await database
    .select({ _id: id, version })
    .from(bookedLessons)
    .where(pendingFor(now, rescheduleDays))
    .orderBy(asc(statusSince), asc(id))
    .limit(atMost);
  for (const at of due)
    await retryable(database, (db) => expireReschedule(systemContext(db, now, "end-reschedules"), at));
  return due.length;
}

/** Warns whoever looks after such lessons a day before, once. Returns how many. */
export async function warnOfReschedules(database: Database, now: Date, atMost: number): Promise<number> {
  const due = await database
    .select({ _id: id, version })
    .from(bookedLessons)
    .where(and(pendingFor(now, rescheduleDays - 1), sql`${reschedule}->>'warnedAt' is null`))
    .orderBy(asc(statusSince), asc(id))
    .limit(atMost);
  for (const at of due) await retryable(database, (db) => warnOfExpiry(systemContext(db, now, "end-reschedules"), at));
  return due.length;
}

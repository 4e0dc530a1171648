import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { retryable } from "../../../database/retryable.ts";
import type { Context } from "../../../service/context.ts";
import { systemContext } from "../../../service/system-context.ts";
import { dueBySetting } from "../../system/settings/settings-by-region.public.ts";
import { bookedLessons } from "./booked.table.ts";
import { autoConfirmLesson, lapseLesson } from "./lesson-events.service.ts";

const { id, version, status, endAt, outcome, hold, regionId } = bookedLessons;

/** Moves lessons on, each in a transaction of its own, so that a run that was cut off can continue. */
async function forEachOf(
  database: Database,
  due: { _id: string; version: number }[],
  contextOf: (db: Database) => Context,
  work: (context: Context, at: { _id: string; version: number }) => Promise<unknown>,
): Promise<number> {
  for (const at of due) await retryable(database, (db) => work(contextOf(db), at));
  return due.length;
}

/** Lessons whose time is over wait for somebody to say how they went; at most so many. Returns how many. Source: domain.md 2.3. */
export async function lapseLessons(database: Database, now: Date, atMost: number): Promise<number> {
  const due = await database
    .select({ _id: id, version })
    .from(bookedLessons)
    .where(and(inArray(status, ["booked", "in-progress"]), lte(endAt, now), eq(hold, false)))
    .orderBy(asc(endAt))
    .limit(atMost);
  return forEachOf(database, due, (db) => systemContext(db, now, "lapse-lessons"), lapseLesson);
}

/** Lessons to whose outcome nobody objected in time are complete; never one of which nobody has said anything. */
export async function confirmLessons(database: Database, now: Date, atMost: number): Promise<number> {
  const isDue = await dueBySetting(
    { db: database },
    "objectionHours",
    { regionId, at: endAt },
    (hours) => new Date(now.getTime() - hours * 3_600_000),
  );
  const due = await database
    .select({ _id: id, version })
    .from(bookedLessons)
    .where(
      and(
        ...[eq(status, "awaiting-confirmation"), isDue],
        sql`(${outcome}->>'tutorAttended')::boolean and (${outcome}->>'learnerAttended')::boolean`,
      ),
    )
    .orderBy(asc(endAt))
    .limit(atMost);
  return forEachOf(database, due, (db) => systemContext(db, now, "confirm-lessons"), autoConfirmLesson);
}

import { and, asc, inArray, lt } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { retryable } from "../../../database/retryable.ts";
import { systemContext } from "../../../service/system-context.ts";
import { confirmedLessons } from "./courses.table.ts";
import { todayThere } from "./course-day.ts";
import { resumeCourse } from "./course-events.service.ts";

/** Resumes courses whose pause is over by their own clocks, each in a transaction of its own. Returns how many. Source: domain.md 2.2. */
export async function resumeCourses(database: Database, now: Date, atMost: number): Promise<number> {
  const { id, version, status, pausedUntil } = confirmedLessons;
  const due = await database
    .select({ _id: id, version })
    .from(confirmedLessons)
    .where(and(inArray(status, ["active", "paused"]), lt(pausedUntil, todayThere({ now }))))
    .orderBy(asc(pausedUntil), asc(id))
    .limit(atMost);
  for (const at of due) await retryable(database, (db) => resumeCourse(systemContext(db, now, "resume-courses"), at));
  return due.length;
}

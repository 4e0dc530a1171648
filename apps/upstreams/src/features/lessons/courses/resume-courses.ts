import { and, asc, inArray, lt } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { retryable } from "../../../database/retryable.ts";
import { systemContext } from "../../../service/system-context.ts";
import { confirmedLessons, type CourseRow } from "./courses.table.ts";
import { todayThere } from "./course-day.ts";
import { resumeTogether } from "./family-courses.service.ts";

/** Who is written to together: a household; whoever pays for a pod is one of many. */
const familyOf = ({ id, customerId, podId }: CourseRow) => (podId === null ? customerId : id);

/**
 * Resumes courses whose pause is over by their own clocks, those of a family together, each family in a transaction of its
 * own. Returns how many. Source: domain.md 2.2.
 */
export async function resumeCourses(database: Database, now: Date, atMost: number): Promise<number> {
  const { id, status, pausedUntil } = confirmedLessons;
  const due = await database
    .select()
    .from(confirmedLessons)
    .where(and(inArray(status, ["active", "paused"]), lt(pausedUntil, todayThere({ now }))))
    .orderBy(asc(pausedUntil), asc(id))
    .limit(atMost);
  const families = new Map<string, CourseRow[]>();
  for (const course of due) families.set(familyOf(course), [...(families.get(familyOf(course)) ?? []), course]);
  for (const courses of families.values())
    await retryable(database, (db) => resumeTogether(systemContext(db, now, "resume-courses"), courses));
  return due.length;
}

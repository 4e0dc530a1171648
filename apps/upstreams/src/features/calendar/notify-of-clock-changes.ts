import { and, eq, gt } from "drizzle-orm";
import { noticeDays, noticeDue, type NoticeDays } from "@app/domain/calendar/clock-notices.ts";
import { clockShifts, type ClockShift } from "@app/domain/calendar/dst-transitions.ts";
import type { Database } from "../../database/client.ts";
import { lockRecords } from "../../database/records.ts";
import { retryable } from "../../database/retryable.ts";
import type { Context } from "../../service/context.ts";
import { systemContext } from "../../service/system-context.ts";
import { confirmedLessons, notifyClockChange } from "../lessons/lessons.public.ts";
import { movedBy, runningCourses } from "./clock-courses.ts";
import { clockNotices } from "./clock-notices.table.ts";

interface Due {
  courseId: string;
  change: ClockShift;
  daysAhead: NoticeDays;
}

const keyOf = ({ courseId, change: { timeZone, at }, daysAhead }: Due) =>
  [courseId, timeZone, at.toISOString(), daysAhead].join(" ");

/** Of which changes both sides of which courses are to be told now, and have not been; the soonest change first. */
async function dueNow(db: Database, now: Date): Promise<Due[]> {
  const courses = await runningCourses(db);
  const zones = courses.flatMap(({ course, tutorTimeZone }) => [course.anchorTimeZone, tutorTimeZone]);
  const changes = clockShifts(zones, now, new Date(now.getTime() + (noticeDays[0] + 1) * 86_400_000));
  const sent = await db.select().from(clockNotices).where(gt(clockNotices.changeAt, now));
  const isTold = new Set(
    sent.map(({ courseId, timeZone, changeAt, daysAhead }) =>
      [courseId, timeZone, changeAt.toISOString(), daysAhead].join(" "),
    ),
  );
  return changes.flatMap((change) => {
    const daysAhead = noticeDue(change.at, now);
    if (daysAhead === null) return [];
    return courses
      .filter((course) => movedBy(course, change).length > 0)
      .map(({ course }) => ({ courseId: course.id, change, daysAhead }))
      .filter((due) => !isTold.has(keyOf(due)));
  });
}

/** Tells both sides of a course of a change, and notes it: whoever comes second finds it told. */
async function tell(context: Context, { courseId, change, daysAhead }: Due): Promise<void> {
  const { db, now } = context;
  await lockRecords(context, confirmedLessons, [courseId]);
  const [running] = await runningCourses(db, courseId);
  const moved = running ? movedBy(running, change) : [];
  // It has ended, or other times were agreed since.
  if (!running || moved.length === 0) return;
  const { timeZone, at: changeAt } = change;
  const columns = clockNotices;
  const same = and(
    ...[eq(columns.courseId, courseId), eq(columns.timeZone, timeZone)],
    ...[eq(columns.changeAt, changeAt), eq(columns.daysAhead, daysAhead)],
  );
  if ((await db.$count(clockNotices, same)) > 0) return;
  const notified = await notifyClockChange(context, running.course, change, moved);
  const { tutorId } = running.course;
  await db.insert(clockNotices).values({
    courseId,
    timeZone,
    changeAt,
    daysAhead,
    toldAt: now,
    tutorId: notified.includes(tutorId) ? tutorId : null,
    customerIds: notified.filter((id) => id !== tutorId),
  });
}

/**
 * Notifies both sides of courses that a clock change moves their times: 14 and 2 days ahead, each side once and in its own
 * time zone. Takes at most `atMost` courses, each in a transaction of its own, so that a run that was cut off can continue.
 * Returns how many. Source: domain.md 5.3.
 */
export async function notifyOfClockChanges(database: Database, now: Date, atMost: number): Promise<number> {
  const due = (await dueNow(database, now)).slice(0, atMost);
  for (const one of due) await retryable(database, (db) => tell(systemContext(db, now, "tell-of-clock-changes"), one));
  return due.length;
}

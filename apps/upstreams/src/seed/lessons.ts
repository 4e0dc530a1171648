import { sql } from "drizzle-orm";
import { bookedMachine, occupies } from "@app/domain/lessons/booked-states.ts";
import type { BookedLessonStatus, LessonLogEvent } from "@app/domain/lessons/course-enums.ts";
import { offsetMinutesAt } from "@app/domain/lessons/course-plan.ts";
import { lessonDay, lessonTime } from "@app/domain/lessons/lesson-words.ts";
import { outcomeOf, type Happened } from "@app/domain/lessons/outcome.ts";
import { settledRow } from "@app/domain/lessons/outcome-row.ts";
import { instantOf, wallClockOf, type Occurrence } from "@app/domain/time.ts";
import type { Database } from "../database/client.ts";
import { insertRows } from "../database/insert-rows.ts";
import {
  bookedLessons,
  confirmedLessons,
  lessonLog,
  lessonOccupancy,
  lessonSettlements,
  type BookedRow,
  type LogRow,
} from "../features/lessons/lessons.public.ts";
import { planPodCourses } from "./pod-courses.ts";
import { planShortCourses } from "./short-courses.ts";
import { lifeOf, movedAt, moveNoticeHours } from "./lesson-lives.ts";
import { planCourses, type PlannedCourse, type Taken } from "./lesson-courses.ts";
import { seedFrom, type Seed } from "./random.ts";

/** Where the chance of lessons begins. */
const chanceFrom = 83_000_000;
const podChanceFrom = 84_000_000;
const shortChanceFrom = 85_000_000;
const [hour, day] = [3_600_000, 24 * 3_600_000];

type Lesson = Omit<BookedRow, "learnerId" | "hasOwnLink" | "wasLate" | "wasOutage">;
type Numbered = PlannedCourse & { number: string };

/** What became of a lesson that is over. */
const ends: readonly (readonly [BookedLessonStatus, number])[] = [
  ["completed", 172],
  ["cancelled", 14],
  ["student-no-show", 5],
  ["tutor-no-show", 2],
  ["rescheduled", 6],
  ["disputed", 1],
];
/** What may be known of one that is to come. */
const aheads: readonly (readonly [BookedLessonStatus, number])[] = [
  ["booked", 190],
  ["cancelled", 6],
  ["reschedule-pending", 2],
];
function stateOf(
  { chance, now }: Seed,
  { row, isHeld }: PlannedCourse,
  { start, end }: Occurrence,
): BookedLessonStatus {
  if (isHeld) return "completed";
  if (row.status === "awaiting-payment") return "booked";
  if (start > now) return chance.weighted(aheads);
  if (end > now) return "in-progress";
  if (now.getTime() - end.getTime() < 60 * hour && chance.whole(1, 3) > 1) return "awaiting-confirmation";
  return chance.weighted(ends);
}

const logged: Partial<Record<BookedLessonStatus, { event: LessonLogEvent; summary: string }>> = {
  "in-progress": { event: "started", summary: "The lesson began." },
  completed: { event: "completed", summary: "Completed, with a report." },
  "student-no-show": { event: "no-show", summary: "The learner did not come." },
  "tutor-no-show": { event: "no-show", summary: "The tutor did not come." },
  "reschedule-pending": { event: "reschedule-requested", summary: "The customer asked for another time." },
};

/** What the table of outcomes is asked; null where nothing is settled. */
function happenedTo({ status, cancellation, localDate }: Lesson): Happened | null {
  if (status === "completed" || status === "disputed")
    return { what: "completed", actualMinutes: null, shortBecause: null };
  if (status === "student-no-show") return { what: "student-no-show", isFirstTrial: false };
  if (status === "tutor-no-show") return { what: "tutor-no-show" };
  if (status !== "cancelled" || !cancellation) return null;
  const { byKind: by, noticeMinutes } = cancellation;
  return { what: "cancelled", by, noticeMinutes, freeLateUsed: 1, localDate };
}

type Course = Numbered & { taken: Taken };

/** A lesson as it stands, made when lessons were made for so far ahead. */
function makeLesson(seed: Seed, course: Course, one: Occurrence, n: number, status: BookedLessonStatus): Lesson {
  const { customerId, dependentId, podId, tutorId, regionId, subject, kind, anchorTimeZone, createdAt } = course.row;
  const { since, ...more } = lifeOf(seed, status, one);
  const bookedAt = new Date(Math.max(createdAt.getTime(), one.start.getTime() - 56 * day));
  const isNew = status === bookedMachine.initial;
  const record = { ...seed.record(bookedAt), version: isNew ? 1 : 2, archivedAt: null };
  return {
    ...record,
    chainId: record.id,
    lessonNumber: `${course.number}-${String(n).padStart(2, "0")}`,
    courseId: course.row.id,
    customerId,
    dependentId,
    podId,
    tutorId,
    regionId,
    subject,
    kind,
    startAt: one.start,
    endAt: one.end,
    anchorTimeZone,
    localDate: one.date,
    localTime: one.time,
    offsetMinutes: offsetMinutesAt(one.start, anchorTimeZone),
    slotIndex: one.slotIndex,
    status,
    statusSince: isNew ? bookedAt : since,
    updatedAt: isNew ? bookedAt : since,
    hold: course.row.status === "awaiting-payment",
    coversForId: null,
    cancellation: null,
    outcome: null,
    report: null,
    dispute: null,
    reschedule: null,
    ...more,
    meetingProvider: null,
    meetingUrl: null,
    meetingPasscode: null,
    dayReminderAt: null,
    hourReminderAt: null,
    ratingAskedAgainAt: null,
    move: null,
    rescheduledFromId: null,
    rescheduledToId: null,
  };
}

/** The same a day later, where tutor and learner are both free and it is over by now; null elsewhere. */
function aDayLater({ now }: Seed, { taken, row, learnerKeys }: Course, one: Occurrence): Occurrence | null {
  // At the same time by the learner's clock, though it may have changed that night.
  const { date } = wallClockOf(new Date(one.start.getTime() + day), row.anchorTimeZone);
  const start = instantOf({ date, time: one.time, timeZone: row.anchorTimeZone });
  const end = new Date(start.getTime() + one.end.getTime() - one.start.getTime());
  const later = { ...one, ...wallClockOf(start, row.anchorTimeZone), start, end };
  const parties = [row.tutorId, ...learnerKeys];
  const isFree = parties.every((party) => taken.isFree(party, [later]));
  if (!isFree || end.getTime() > now.getTime() - 48 * hour) return null;
  for (const party of parties) taken.take(party, [later]);
  return later;
}

/** The lessons of a course, those that were moved with what they were moved to. */
function lessonsOf(seed: Seed, course: Course): Lesson[] {
  let last = course.lessons.length;
  return course.lessons.flatMap((one, n) => {
    const status = stateOf(seed, course, one);
    const later = status === "rescheduled" ? aDayLater(seed, course, one) : null;
    const lesson = makeLesson(seed, course, one, n + 1, status === "rescheduled" && !later ? "completed" : status);
    if (!later) return [lesson];
    const next = makeLesson(seed, course, later, ++last, "completed");
    const at = new Date(one.start.getTime() - moveNoticeHours * hour);
    return [
      { ...lesson, rescheduledToId: next.id, statusSince: at, updatedAt: at, move: movedAt(at) },
      { ...next, createdAt: at, slotIndex: null, chainId: lesson.id, rescheduledFromId: lesson.id },
    ];
  });
}

/** What the log says of a lesson. */
function entriesOf({ chance }: Seed, lesson: Lesson) {
  const { id, chainId, createdAt, statusSince, status, startAt, anchorTimeZone, hold, cancellation } = lesson;
  const when = `${lessonDay(startAt, anchorTimeZone)} ${lessonTime(startAt, anchorTimeZone)}`;
  const end: Pick<LogRow, "event" | "summary"> | undefined = cancellation
    ? {
        event: "cancelled",
        summary: `Cancelled by the ${cancellation.byKind}: ${cancellation.reason.replaceAll("-", " ")}.`,
      }
    : status === "rescheduled"
      ? { event: "rescheduled", summary: `Moved from ${when} to the next day.` }
      : logged[status];
  const common = { lessonId: id, chainId, actorKind: "system" as const, actorId: null, changes: null };
  const source = "job" as const;
  return [
    {
      ...common,
      id: chance.id(createdAt),
      at: createdAt,
      event: "created" as const,
      source,
      summary: `${hold ? "Held" : "Booked"} for ${when}.`,
    },
    ...(end ? [{ ...common, ...end, id: chance.id(statusSince), at: statusSince, source }] : []),
  ];
}

/** What a lesson that is over came to. */
function settlementOf({ chance }: Seed, { row: { policySnapshot: policy } }: PlannedCourse, lesson: Lesson) {
  const happened = happenedTo(lesson);
  if (happened === null) return [];
  const minutes = (lesson.endAt.getTime() - lesson.startAt.getTime()) / 60_000;
  return [
    {
      id: chance.id(lesson.statusSince),
      lessonId: lesson.id,
      round: 1,
      minutes,
      policy,
      ...settledRow(outcomeOf(happened, policy, minutes)),
      state: "unposted" as const,
      at: lesson.statusSince,
      byId: "system",
    },
  ];
}

/** How many courses are tried for the demo business; about 5,000 lessons come of them. */
export const courseCount = 190;

/** A year of courses with their lessons, from those that are long over to those that are eight weeks ahead. */
export async function seedLessons(db: Database, now: Date, count = courseCount): Promise<void> {
  const seed = seedFrom(now, chanceFrom);
  const { courses, taken } = await planCourses(db, seed, count);
  const podSeed = seedFrom(now, podChanceFrom);
  const podCourses = await planPodCourses(db, podSeed, taken, count);
  const shortSeed = seedFrom(now, shortChanceFrom);
  const numbered = (course: PlannedCourse, n: number, from: Seed) => {
    const one = { ...course, taken, number: `L-${String(n + 1).padStart(6, "0")}` };
    return { course: one, lessons: lessonsOf(from, one) };
  };
  const first = [...courses, ...podCourses].map((course, n) =>
    numbered(course, n, n < courses.length ? seed : podSeed),
  );
  const held = first.flatMap(({ lessons }) => lessons).filter(({ status }) => status === "completed");
  const shortCourses = await planShortCourses(db, shortSeed, taken, {
    served: new Set(held.map(({ customerId }) => customerId)),
    n: count + podCourses.length,
  });
  const allCourses = [...first, ...shortCourses.map((course, n) => numbered(course, first.length + n, shortSeed))];
  await insertRows(
    db,
    confirmedLessons,
    allCourses.map(({ course: { row, number } }) => ({ ...row, requestId: null, confirmedNumber: number })),
  );
  const all = allCourses.flatMap(({ lessons }) => lessons);
  // What a lesson was moved to has to be there before it is pointed at.
  await insertRows(
    db,
    bookedLessons,
    all.map((lesson) => ({ ...lesson, rescheduledToId: null })),
  );
  await db.execute(
    sql`update ${bookedLessons} set rescheduled_to_id = later.id from ${bookedLessons} later where later.rescheduled_from_id = ${bookedLessons.id}`,
  );
  await insertRows(
    db,
    lessonLog,
    all.flatMap((lesson) => entriesOf(seed, lesson)),
  );
  await insertRows(
    db,
    lessonSettlements,
    allCourses.flatMap(({ course, lessons }) => lessons.flatMap((lesson) => settlementOf(seed, course, lesson))),
  );
  await insertRows(
    db,
    lessonOccupancy,
    allCourses.flatMap(({ course: { learnerKeys }, lessons }) =>
      lessons
        .filter(({ status, endAt }) => occupies(status) && endAt > now)
        .flatMap(({ id: lessonId, tutorId, startAt, endAt }) =>
          [tutorId, ...learnerKeys].map((partyId) => ({ lessonId, partyId, startAt, endAt })),
        ),
    ),
  );
  await db.execute(sql`select setval('confirmed_lesson_numbers', ${allCourses.length})`);
}

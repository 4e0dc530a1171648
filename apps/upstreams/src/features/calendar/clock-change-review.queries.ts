import { and, asc, count, eq, gt } from "drizzle-orm";
import { z } from "zod";
import { deskDays } from "@app/domain/calendar/clock-change-review.ts";
import { clockShifts, type ClockShift } from "@app/domain/calendar/dst-transitions.ts";
import { dateField } from "@app/domain/fields.ts";
import { offsetMinutesAt } from "@app/domain/lessons/course-plan.ts";
import type { Interval } from "@app/domain/lessons/match-times.ts";
import { instantOf } from "@app/domain/time.ts";
import type { Context } from "../../service/context.ts";
import { parse } from "../../service/parse.ts";
import { bookedLessons, type CourseRow } from "../lessons/lessons.public.ts";
import { takenBy } from "../lessons/taken.public.ts";
import { movedBy, runningCourses } from "./clock-courses.ts";
import { clockNotice, noticesOf } from "./clock-notices.queries.ts";

type Reader = Pick<Context, "db" | "now">;

export const clockChangeReviewQuery = z.object({ from: z.array(z.string()).length(1).optional() });

const clockShift = z
  .object({ timeZone: z.string(), at: z.iso.datetime(), minutes: z.int() })
  .meta({ id: "ClockShift" });
const tutorTime = z.object({ weekday: z.int(), time: z.string() }).meta({ id: "TutorTime" });

/** A slot of a course that a change of a clock moves for its tutor. */
const movedSlot = z
  .object({
    courseId: z.string(),
    slotIndex: z.int(),
    change: clockShift,
    startAt: z.iso.datetime().meta({ description: "When the first lesson by the new clock begins." }),
    before: tutorTime,
    after: tutorTime,
    isOutsideHours: z.boolean(),
    clashes: z.boolean().meta({ description: "Whether the tutor has something else at that time." }),
    kept: z
      .object({ byId: z.string(), on: z.iso.datetime() })
      .meta({ id: "KeptTime" })
      .nullable()
      .meta({ description: "Who decided that it stays by the learner's clock, and when." }),
    told: z.array(clockNotice).meta({ description: "Who was told of it, and when; the first first." }),
  })
  .meta({ id: "MovedSlot" });

/** Lessons whose stored distance from UTC no longer fits the rules of their zone. */
const changedRule = z
  .object({ timeZone: z.string(), lessons: z.int(), firstAt: z.iso.datetime() })
  .meta({ id: "ChangedRule" });

/** What changes of clocks bring in the days to come. Source: domain.md 5.3. */
export const clockChangeReviewRecord = z
  .object({
    changes: z.array(clockShift).meta({ description: "Within 21 days, the first first." }),
    moved: z.array(movedSlot).meta({ description: "What they move, at most 500." }),
    next: clockShift.nullable().meta({ description: "The next change after these." }),
    rules: z
      .array(changedRule)
      .meta({ description: "Where the rules of a zone have changed since lessons were made." }),
  })
  .meta({ id: "ClockChangeReview" });
type ClockChangeReview = z.infer<typeof clockChangeReviewRecord>;

const day = 86_400_000;
const shownMax = 500;
/** Clocks change twice a year. */
const halfYear = 200;

const wired = ({ at, ...shift }: ClockShift) => ({ ...shift, at: at.toISOString() });

/** What was said to a change. */
function keptIn({ keptTimes }: CourseRow, slotIndex: number, { timeZone, at }: ClockShift) {
  const found = keptTimes.find(
    (one) => one.slotIndex === slotIndex && one.timeZone === timeZone && one.at === at.toISOString(),
  );
  return found ? { byId: found.byId, on: found.on } : null;
}

/** Whether somebody has something at a time besides the lesson itself. */
const isBesides = (taken: readonly Interval[], { start, end }: Interval) =>
  taken.some((one) => {
    const isItself = one.start.getTime() === start.getTime() && one.end.getTime() === end.getTime();
    return !isItself && one.start < end && start < one.end;
  });

/** Lessons to come whose zone has other rules now than when they were made; none is moved by itself. */
async function changedRules({ db, now }: Reader): Promise<ClockChangeReview["rules"]> {
  const { anchorTimeZone, offsetMinutes, startAt, status } = bookedLessons;
  const groups = await db
    .select({ timeZone: anchorTimeZone, offsetMinutes, startAt, lessons: count() })
    .from(bookedLessons)
    .where(and(eq(status, "booked"), gt(startAt, now)))
    .groupBy(anchorTimeZone, offsetMinutes, startAt)
    .orderBy(asc(startAt));
  const rules = new Map<string, { lessons: number; firstAt: string }>();
  for (const { timeZone, offsetMinutes: stored, startAt: at, lessons } of groups) {
    if (offsetMinutesAt(at, timeZone) === stored) continue;
    const known = rules.get(timeZone) ?? { lessons: 0, firstAt: at.toISOString() };
    rules.set(timeZone, { ...known, lessons: known.lessons + lessons });
  }
  return [...rules].map(([timeZone, rule]) => ({ timeZone, ...rule }));
}

/** What the changes of clocks in the 21 days from a day on, or from now, move for tutors. */
export async function clockChangeReview(
  context: Reader,
  query: z.output<typeof clockChangeReviewQuery>,
): Promise<ClockChangeReview> {
  const asked = query.from?.[0];
  const from =
    asked === undefined ? context.now : instantOf({ date: parse(dateField, asked), time: "00:00", timeZone: "UTC" });
  const until = new Date(from.getTime() + deskDays * day);
  const courses = await runningCourses(context.db);
  const zones = courses.flatMap(({ course, tutorTimeZone }) => [course.anchorTimeZone, tutorTimeZone]);
  const changes = clockShifts(zones, from, until);
  const [next] = clockShifts(zones, until, new Date(until.getTime() + halfYear * day));
  const moved = courses.flatMap((one) =>
    changes.flatMap((change) => movedBy(one, change).map((slot) => ({ course: one.course, change, slot }))),
  );
  const notices = await noticesOf(context.db, from);
  const taken = await takenBy(context, [...new Set(moved.map(({ course }) => course.tutorId))]);
  return {
    changes: changes.map(wired),
    moved: moved.slice(0, shownMax).map(({ course, change, slot: { last, start, end, ...slot } }) => ({
      ...slot,
      courseId: course.id,
      change: wired(change),
      startAt: start.toISOString(),
      clashes: isBesides(taken.get(course.tutorId) ?? [], { start, end }),
      kept: keptIn(course, slot.slotIndex, change),
      told: notices(course.id, change.at),
    })),
    next: next ? wired(next) : null,
    rules: await changedRules(context),
  };
}

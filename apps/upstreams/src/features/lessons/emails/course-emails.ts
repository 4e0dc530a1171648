import type { ClockShift } from "@app/domain/calendar/dst-transitions.ts";
import { datesInWords, dayInWords, shiftInWords } from "@app/domain/lessons/lesson-mail-words.ts";
import { lessonName } from "@app/domain/lessons/lesson-names.ts";
import { isOneLesson } from "@app/domain/lessons/planned-lessons.ts";
import { weeklyInstants, wallClockOf } from "@app/domain/time.ts";
import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { dayAfter } from "@app/domain/lessons/course-plan.ts";
import type { LessonMailKind } from "@app/domain/lessons/lesson-mail-kinds.ts";
import type { Context } from "../../../service/context.ts";
import { bookedLessons } from "../booked/booked.table.ts";
import { courseOwner } from "../courses/course-owner.ts";
import type { CourseRow } from "../courses/courses.table.ts";
import { scheduleOf } from "../courses/schedule-of.ts";
import { lessonTexts } from "./lesson-email-texts.ts";
import { writeLetters, type Letter, type Side, type Text, type Why } from "./write-emails.ts";

const both: readonly Side[] = ["customer", "tutor"];

/** When the next lesson of a course is; null where none is booked. */
export async function nextLesson({ db, now }: Pick<Context, "db" | "now">, course: CourseRow): Promise<Date | null> {
  const { startAt, courseId, status } = bookedLessons;
  const [next] = await db
    .select({ startAt })
    .from(bookedLessons)
    .where(and(eq(courseId, course.id), inArray(status, ["booked", "reschedule-pending"]), gt(startAt, now)))
    .orderBy(asc(startAt))
    .limit(1);
  return next?.startAt ?? null;
}

/** When the lessons of a week are: of the one in which the next is, so that the clocks are as they are then. */
export function weekOf(course: CourseRow, next: Date | null, now: Date): Date[] {
  const from = wallClockOf(next ?? now, course.anchorTimeZone).date;
  const { startOn, ...schedule } = scheduleOf(course);
  const begins = startOn > from ? startOn : from;
  const week = { ...schedule, startOn: begins, endOn: null, lessonCount: null, skipDates: [] };
  let until = begins;
  for (let day = 0; day < 7; day += 1) until = dayAfter(until);
  return weeklyInstants(week, until).map(({ start }) => start);
}

type Told = Partial<Letter>;

/** What a course is called and when it is, to a reader: by the week, or the day of its one lesson. */
export const namedFor = (course: CourseRow, next: Date | null, week: readonly Date[]): Letter["say"] => {
  const isOne = isOneLesson({ ...scheduleOf(course), lessonCount: course.lessonCount });
  const [first = next] = week;
  const from = next ?? first;
  return ({ moment, weekly, clocks }) => {
    const times = isOne && from ? moment(from) : weekly(week);
    return {
      lessonName: lessonName(course.subject, course.kind, isOne),
      lessonTimes: times,
      lessonDates: isOne || from === null ? times : datesInWords(times, from, clocks.own),
    };
  };
};

/** Writes about a course; its times and its next lesson are always said. Returns who was written to. */
export async function writeText(
  context: Context,
  course: CourseRow,
  text: Text,
  { to = both, say, ...letter }: Told = {},
): Promise<string[]> {
  const next = await nextLesson(context, course);
  const named = namedFor(course, next, weekOf(course, next, context.now));
  return writeLetters(context, course, await courseOwner(context, course), text, {
    ...letter,
    to,
    say: (reader) => ({
      lessonLength: `${course.durationMinutes} minutes`,
      ...named(reader),
      lessonTime: next === null ? "" : reader.moment(next),
      ...say?.(reader),
    }),
  });
}

const write = (context: Context, course: CourseRow, kind: LessonMailKind, extra?: Told) =>
  writeText(context, course, { kind, words: lessonTexts[kind] }, extra);

/** Tells both that lessons are booked, or held until they are paid for. Source: domain.md 2.1, 2.2. */
export const notifyBegun = (context: Context, course: CourseRow, heldUntil: Date | null) =>
  heldUntil === null
    ? write(context, course, "course-begun")
    : write(context, course, "course-held", { say: ({ until }) => ({ answerBy: until(heldUntil) }) });

/** Reminds the customer, once, that lessons are held and not paid for. */
export const remindToPay = (context: Context, course: CourseRow, heldUntil: Date) =>
  write(context, course, "payment-reminder", {
    to: ["customer"],
    say: ({ until }) => ({ answerBy: until(heldUntil) }),
  });

export interface PauseTold {
  from: string;
  until: string;
  reason: Why;
}

export const pauseWords =
  ({ from, until, reason }: PauseTold): Letter["say"] =>
  ({ side }) => ({
    pauseDays: `from ${dayInWords(from)} to ${dayInWords(until)}`,
    lessonReason: reason(side),
  });

/** Tells both that there are no lessons for a while; both days are included. */
export const notifyPaused = (context: Context, course: CourseRow, pause: PauseTold, to = both) =>
  write(context, course, "course-paused", { to, say: pauseWords(pause) });

/** Tells both that lessons go on. */
export const notifyResumed = (context: Context, course: CourseRow, to = both) =>
  write(context, course, "course-resumed", { to });

/** Tells both that there are no more lessons, and why. */
export const notifyEnded = (context: Context, course: CourseRow, reason: Why) =>
  write(context, course, "course-ended", { say: ({ side }) => ({ lessonReason: reason(side) }) });

/** Tells both of new times from a day on: once, not lesson by lesson. */
export const notifyNewTimes = (context: Context, course: CourseRow, from: string) =>
  write(context, course, "course-times", { say: () => ({ startDate: dayInWords(from) }) });

/**
 * Tells both, each by their own clock, that a change of a clock moves lessons: from when to when. Of every slot that moves, the
 * last lesson by the old clock and the first by the new one. Returns who was written to. Source: domain.md 5.3.
 */
export const notifyClockChange = (
  context: Context,
  course: CourseRow,
  shift: ClockShift,
  moved: readonly { last: Date; start: Date }[],
): Promise<string[]> => {
  const [last, starts] = [moved.map((slot) => slot.last), moved.map(({ start }) => start)];
  const first = new Date(Math.min(...starts.map((start) => start.getTime())));
  return write(context, course, "clock-change", {
    say: ({ weekly, clocks }) => ({
      lessonReason: shiftInWords(shift),
      lessonTimes: weekly(last),
      newTimes: weekly(starts),
      startDate: dayInWords(wallClockOf(first, clocks.own).date),
    }),
  });
};

/** Tells the customer and both tutors that another one teaches; only the new one reads the note. */
export async function notifyNewTutor(
  context: Context,
  course: CourseRow,
  { from, earlierTutorId, note }: { from: string; earlierTutorId: string; note: string },
): Promise<void> {
  const say = () => ({ startDate: dayInWords(from) });
  await write(context, course, "course-tutor", { to: ["customer"], say });
  await write(context, course, "course-tutor", { to: ["tutor"], say: () => ({ ...say(), lessonReason: note }) });
  await write(context, course, "course-tutor", { to: ["tutor"], say, tutorId: earlierTutorId });
}

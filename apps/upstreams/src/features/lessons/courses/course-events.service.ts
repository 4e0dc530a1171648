import { counted } from "@app/domain/counted.ts";
import { eq } from "drizzle-orm";
import type {
  CourseEndInput,
  CoursePauseInput,
  CoursePriceInput,
  MeetingInput,
} from "@app/domain/lessons/course-changes.ts";
import { dropMax } from "@app/domain/lessons/course-changes.ts";
import { dayAfter, lessonsBetween, pricedFrom, priceOn } from "@app/domain/lessons/course-plan.ts";
import { reasonInWords } from "@app/domain/lessons/lesson-mail-words.ts";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import { updateRecord } from "../../../database/records.ts";
import { changeRecord } from "../../../records/change-record.ts";
import type { Context } from "../../../service/context.ts";
import { fieldRefusal } from "../../../service/refusal.ts";
import { bookedLessons } from "../booked/booked.table.ts";
import { cancelLessons, lessonsAhead, slotLessons } from "../booked/course-lessons.ts";
import { logLessons } from "../booked/lesson-log.ts";
import { makeLessons } from "../booked/make-lessons.ts";
import { notifyBegun, notifyEnded, notifyPaused, notifyResumed } from "../mails/course-emails.ts";
import type { Side } from "../mails/write-emails.ts";
import { plannedOf } from "../plan-lessons.ts";
import { holding, keepBefore } from "../undo/holding.ts";

import { todayOf } from "./course-day.ts";
import { courseKind, moveCourse } from "./course.kind.ts";
import { notifyCourseOwner } from "./course-owner.ts";
import type { CourseRecord } from "./course.record.ts";
import { confirmedLessons, type CourseRow } from "./courses.table.ts";
import { freeOnes, notifyOfClashes } from "./generate-lessons.ts";
import { lockParties } from "./hold-parties.ts";
import { daysOf, scheduleOf } from "./schedule-of.ts";
import type { RecordRef } from "../../../records/record-ref.ts";

/**
 * No lessons for a while: booked lessons in that time are cancelled, each judged by the notice, and for the days of others none
 * is made. A counted course goes on for longer instead. It can be undone for a while. Source: domain.md 2.2.
 */
export const pauseCourse = (
  context: Context,
  sent: CoursePauseInput & RecordRef,
  /** Who is written to; a family that is away gets one email about all its courses. */
  to?: readonly Side[],
): Promise<CourseRecord> => holding(context, (held) => pause(held, sent, to));

function pause(
  context: Context,
  { version, _id, from, until, ...why }: CoursePauseInput & RecordRef,
  to?: readonly Side[],
): Promise<CourseRecord> {
  return moveCourse(context, { _id, version }, "pause", {
    reason: why.note ?? why.reason,
    prepare(course) {
      const today = todayOf(context, course);
      if (from < today) throw fieldRefusal("from", lessonMessages.aheadOnly);
      if (until <= today) throw fieldRefusal("until", lessonMessages.pauseOver);
      const skipDates = [...new Set([...course.skipDates, ...daysOf(course, from, until)])].toSorted();
      return { pausedFrom: from, pausedUntil: until, skipDates };
    },
    async effects(course, { pausedFrom, pausedUntil, skipDates, status }) {
      const ahead = await lessonsAhead(context, course.id, { from, until: dayAfter(until) });
      // They can be booked again, should it be resumed before.
      await cancelLessons(context, ahead, why, { slotIndex: null });
      const lessons = ahead.map(({ id, version: seen, slotIndex }) => ({
        id,
        version: seen + 1,
        slotIndex,
      }));
      await keepBefore(context, course, {
        act: "pause",
        course: { pausedFrom, pausedUntil, skipDates, status },
        lessons,
      });
      await notifyCourseOwner(context, course, {
        title: `${course.confirmedNumber} ${from <= todayOf(context, course) ? "is" : "will be"} paused`,
        description: `No lessons from ${from} to ${until}.`,
      });
      await notifyPaused(context, course, { from, until, reason: (side) => reasonInWords(why.reason, side) }, to);
    },
  });
}

/** Lessons that a course should have from a day on: on days that are given back, and as many as were agreed. */
async function missingLessons(context: Context, course: CourseRow, from: string, back: readonly string[]) {
  const known = await slotLessons(context, course.id, { from });
  const last = known.at(-1)?.localDate ?? "";
  return lessonsBetween(scheduleOf(course), from, course.generatedUntil).filter(
    ({ date, start }) =>
      !known.some(({ startAt }) => startAt.getTime() === start.getTime()) &&
      (back.includes(date) || (course.lessonCount !== null && date > last)),
  );
}

/**
 * Lessons are given again: those of the rest of the pause are booked, except where somebody is busy or away by now, which
 * staff are told. Source: domain.md 2.2.
 */
export async function resumeCourse(context: Context, at: RecordRef, to?: readonly Side[]): Promise<CourseRecord> {
  let made: ReturnType<typeof freeOnes> & { learnerIds: string[] } = { free: [], clashes: [], learnerIds: [] };
  return moveCourse(context, at, "resume", {
    async prepare(course) {
      const { pausedFrom, pausedUntil, anchorTimeZone: timeZone } = course;
      const tomorrow = dayAfter(todayOf(context, course));
      const first = pausedFrom !== null && pausedFrom > tomorrow ? pausedFrom : tomorrow;
      const back = course.skipDates.filter((date) => date >= first && date <= (pausedUntil ?? ""));
      const skipDates = course.skipDates.filter((date) => !back.includes(date));
      const asked = await missingLessons(context, { ...course, skipDates }, tomorrow, back);
      const { tutor, learners } = await lockParties(context, course);
      const planned = await plannedOf(context, { tutor, learners, lessons: asked, timeZone });
      made = { ...freeOnes(context, asked, planned), learnerIds: learners.map(({ _id }) => _id) };
      const clashDates = [...new Set([...course.clashDates, ...made.clashes])].toSorted();
      return { pausedFrom: null, pausedUntil: null, skipDates, clashDates };
    },
    async effects(course) {
      await makeLessons(context, course, made.free, { learnerIds: made.learnerIds });
      await notifyOfClashes(context, course, made.clashes);
      await notifyCourseOwner(context, course, {
        title: `${course.confirmedNumber} goes on`,
        description:
          made.free.length === 0
            ? "Its pause is over."
            : `${counted(made.free.length, "lesson is", "lessons are")} booked again.`,
      });
      await notifyResumed(context, course, to);
    },
  });
}

/** A course ends: its upcoming lessons are cancelled, each judged by the notice. Source: domain.md 2.2. */
export const endCourse = (
  context: Context,
  { version, _id, ...why }: CourseEndInput & RecordRef,
): Promise<CourseRecord> =>
  moveCourse(context, { _id, version }, "end", {
    reason: why.note ?? why.reason,
    prepare: () => ({ endedReason: why.note ?? why.reason, pausedFrom: null, pausedUntil: null }),
    async effects(course) {
      await cancelLessons(context, await lessonsAhead(context, course.id, { from: todayOf(context, course) }), why);
      await notifyCourseOwner(context, course, {
        title: `${course.confirmedNumber} has ended`,
        description: course.endedReason ?? "",
      });
      await notifyEnded(context, course, (side) => reasonInWords(why.reason, side));
    },
  });

/** A course that waits for its payment is called off, with the lessons that are held for it. Source: domain.md 2.2. */
export const cancelCourse = (
  context: Context,
  { reason, ...at }: RecordRef & { reason: string },
): Promise<CourseRecord> =>
  moveCourse(context, at, "cancel", {
    reason,
    prepare: () => ({ endedReason: reason }),
    async effects(course) {
      const held = await lessonsAhead(context, course.id, { from: todayOf(context, course) });
      await cancelLessons(context, held, { byKind: "staff", reason: "payment", note: reason });
      await notifyEnded(context, course, () => "");
    },
  });

/** A course begins: its lessons are held no longer, and all are told. */
const beginHeld = (
  context: Context,
  { reason, ...at }: RecordRef & { reason: string },
  event: "pay" | "lift-hold",
  { title, summary }: { title: (courseNumber: string) => string; summary: string },
): Promise<CourseRecord> =>
  moveCourse(context, at, event, {
    reason,
    async effects(course) {
      const held = await lessonsAhead(context, course.id, { from: todayOf(context, course) });
      await context.db.update(bookedLessons).set({ hold: false }).where(eq(bookedLessons.courseId, course.id));
      await logLessons(
        context,
        held.map((lesson) => ({ lesson, event: "confirmed" as const, summary })),
      );
      await notifyCourseOwner(context, course, { title: title(course.confirmedNumber), description: reason });
      await notifyBegun(context, course, null);
    },
  });

/** A course begins although it is not paid for. Source: domain.md 2.2. */
export const liftHold = (context: Context, at: RecordRef & { reason: string }): Promise<CourseRecord> =>
  beginHeld(context, at, "lift-hold", {
    title: (courseNumber) => `${courseNumber} begins before it is paid for`,
    summary: `Booked before payment: ${at.reason}`,
  });

/** A course begins since its first lesson is paid for. Source: domain.md 2.2. */
export const payForCourse = (context: Context, at: RecordRef): Promise<CourseRecord> =>
  beginHeld(context, { ...at, reason: "Its first lesson is paid for." }, "pay", {
    title: (courseNumber) => `${courseNumber} is paid for`,
    summary: "Paid for.",
  });

/** Who decides on tutors' leave decides on large drops of prices too. */
const isDirector = ({ actor }: Context) => actor.permissions.has("tutorManagement:act");

/** Lessons cost something else from a day on; those before it keep their price. Source: domain.md 2.2. */
export const changePrice = (
  context: Context,
  { version, _id, effectiveOn, priceAmount }: CoursePriceInput & RecordRef,
): Promise<CourseRecord> =>
  moveCourse(context, { _id, version }, "change-price", {
    prepare(course) {
      if (effectiveOn < todayOf(context, course)) throw fieldRefusal("effectiveOn", lessonMessages.aheadOnly);
      const now = priceOn(course, effectiveOn);
      if (now === priceAmount && course.priceAmount === priceAmount)
        throw fieldRefusal("priceAmount", lessonMessages.samePrice);
      if (priceAmount * 100 < now * (100 - dropMax) && !isDirector(context))
        throw fieldRefusal("priceAmount", lessonMessages.bigDrop);
      const { earlierPrices, ...priced } = pricedFrom(course, effectiveOn, priceAmount);
      return { ...priced, earlierPrices: [...earlierPrices] };
    },
  });

/** Where the lessons of a course are held, except those that have a link of their own. */
export const setCourseMeeting = (
  context: Context,
  { version, _id, provider, url, passcode }: MeetingInput & RecordRef,
): Promise<CourseRecord> =>
  changeRecord(
    context,
    courseKind,
    { _id, version },
    {
      write: (before) =>
        updateRecord(context, confirmedLessons, before, {
          meetingProvider: provider,
          meetingUrl: url,
          meetingPasscode: passcode ?? null,
        }),
      async effects(course, before) {
        const ahead = await lessonsAhead(context, course.id, { from: todayOf(context, course) });
        const changes = { Link: [before.meetingUrl ?? "", url] as [unknown, unknown] };
        await logLessons(
          context,
          ahead
            .filter(({ meetingUrl }) => meetingUrl === null)
            .map((lesson) => ({
              lesson,
              event: "meeting-link-changed" as const,
              summary: "The link changed.",
              changes,
            })),
        );
      },
    },
  );

import { counted } from "@app/domain/counted.ts";
import type { CoursePauseInput } from "@app/domain/lessons/course-changes.ts";
import { dayAfter, lessonsBetween } from "@app/domain/lessons/course-plan.ts";
import { reasonInWords } from "@app/domain/lessons/lesson-mail-words.ts";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import type { Occurrence } from "@app/domain/time.ts";
import type { Context } from "../../../service/context.ts";
import { fieldRefusal } from "../../../service/refusal.ts";
import { cancelLessons, lessonsAhead, slotLessons } from "../booked/course-lessons.ts";
import { makeLessons } from "../booked/make-lessons.ts";
import { notifyPaused, notifyResumed } from "../emails/course-emails.ts";
import type { Side } from "../emails/write-emails.ts";
import { plannedOf } from "../plan-lessons.ts";
import { holding, keepBefore } from "../undo/holding.ts";
import { todayOf } from "./course-day.ts";
import { moveCourse } from "./course.kind.ts";
import { notifyCourseOwner } from "./course-owner.ts";
import type { CourseRecord } from "./course.record.ts";
import type { CourseRow } from "./courses.table.ts";
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

/**
 * Lessons that a course should have from a day on: on days that are given back, and as many as were agreed. One that was
 * restored during the pause is booked already.
 */
async function missingLessons(context: Context, course: CourseRow, from: string, back: readonly string[]) {
  const known = await slotLessons(context, course.id, { from });
  const given = [...known, ...(await lessonsAhead(context, course.id, { from }))];
  const last = known.at(-1)?.localDate ?? "";
  return lessonsBetween(scheduleOf(course), from, course.generatedUntil).filter(
    ({ date, start }) =>
      !given.some(({ startAt }) => startAt.getTime() === start.getTime()) &&
      (back.includes(date) || (course.lessonCount !== null && date > last)),
  );
}

type Made = ReturnType<typeof freeOnes> & { learnerIds: string[] };
const nothingMade: Made = { free: [], clashes: [], learnerIds: [] };

/** Which of some lessons can be booked, now that nobody else can take the time of those who take part. */
async function planMissing(context: Context, course: CourseRow, lessons: readonly Occurrence[]): Promise<Made> {
  const { tutor, learners } = await lockParties(context, course);
  const planned = await plannedOf(context, { tutor, learners, lessons, timeZone: course.anchorTimeZone });
  return { ...freeOnes(context, lessons, planned), learnerIds: learners.map(({ _id }) => _id) };
}

/**
 * Lessons are given again: those of the rest of the pause are booked, except where somebody is busy or away by now, which
 * staff are told. Source: domain.md 2.2.
 */
export async function resumeCourse(context: Context, at: RecordRef, to?: readonly Side[]): Promise<CourseRecord> {
  let additions = nothingMade;
  return moveCourse(context, at, "resume", {
    async prepare(course) {
      const { pausedFrom, pausedUntil } = course;
      const tomorrow = dayAfter(todayOf(context, course));
      const first = pausedFrom !== null && pausedFrom > tomorrow ? pausedFrom : tomorrow;
      const back = course.skipDates.filter((date) => date >= first && date <= (pausedUntil ?? ""));
      const skipDates = course.skipDates.filter((date) => !back.includes(date));
      additions = await planMissing(
        context,
        course,
        await missingLessons(context, { ...course, skipDates }, tomorrow, back),
      );
      const clashDates = [...new Set([...course.clashDates, ...additions.clashes])].toSorted();
      return { pausedFrom: null, pausedUntil: null, skipDates, clashDates };
    },
    async effects(course) {
      await makeLessons(context, course, additions.free, { learnerIds: additions.learnerIds });
      await notifyOfClashes(context, course, additions.clashes);
      await notifyCourseOwner(context, course, {
        title: `${course.confirmedNumber} goes on`,
        description:
          additions.free.length === 0
            ? "Its pause is over."
            : `${counted(additions.free.length, "lesson is", "lessons are")} booked again.`,
      });
      await notifyResumed(context, course, to);
    },
  });
}

interface NewDays extends Pick<CoursePauseInput, "from" | "until"> {
  why: Pick<CoursePauseInput, "byKind" | "reason" | "note">;
}

/**
 * A planned or running pause has other days: lessons on days that are given back are booked again, those on days that join it
 * are cancelled, each judged by the notice. Source: domain.md 2.2.
 */
export function changePause(
  context: Context,
  { version, _id, from, until, why }: NewDays & RecordRef,
  to?: readonly Side[],
): Promise<CourseRecord> {
  let additions = nothingMade;
  return moveCourse(context, { _id, version }, "resume", {
    reason: why.note ?? why.reason,
    async prepare(course) {
      const today = todayOf(context, course);
      const [began, ended] = [course.pausedFrom ?? today, course.pausedUntil ?? today];
      if (began <= today && from !== began) throw fieldRefusal("from", lessonMessages.pauseBegan);
      if (from < today && from !== began) throw fieldRefusal("from", lessonMessages.aheadOnly);
      if (until <= today) throw fieldRefusal("until", lessonMessages.pauseOver);
      const isBack = (date: string) => date > today && date >= began && date <= ended && (date < from || date > until);
      const back = course.skipDates.filter(isBack);
      const stillSkipped = course.skipDates.filter((date) => !isBack(date));
      const skipDates = [
        ...new Set([...stillSkipped, ...daysOf({ ...course, skipDates: stillSkipped }, from, until)]),
      ].toSorted();
      const missing = await missingLessons(context, { ...course, skipDates }, dayAfter(today), back);
      // How much longer a counted course goes on is known only when the pause is over.
      additions = await planMissing(
        context,
        course,
        missing.filter(({ date }) => back.includes(date)),
      );
      const clashDates = [...new Set([...course.clashDates, ...additions.clashes])].toSorted();
      return { pausedFrom: from, pausedUntil: until, skipDates, clashDates };
    },
    async effects(course, before) {
      // What was restored during the pause stays.
      const isNew = (day: string) => day < (before.pausedFrom ?? day) || day > (before.pausedUntil ?? day);
      const ahead = await lessonsAhead(context, course.id, { from, until: dayAfter(until) });
      const cancelled = ahead.filter(({ localDate }) => isNew(localDate));
      await cancelLessons(context, cancelled, why, { slotIndex: null });
      await makeLessons(context, course, additions.free, { learnerIds: additions.learnerIds });
      await notifyOfClashes(context, course, additions.clashes);
      await notifyCourseOwner(context, course, {
        title: `${course.confirmedNumber} is paused on other days`,
        description: `No lessons from ${from} to ${until}: ${cancelled.length} cancelled, ${additions.free.length} booked again.`,
      });
      await notifyPaused(
        context,
        course,
        { from, until, reason: (side) => newDays(reasonInWords(why.reason, side)) },
        to,
      );
    },
  });
}

/** What an email about other days of a pause says beside them. */
export const newDays = (reason: string): string => ["These days replace the earlier ones.", reason].join(" ").trim();

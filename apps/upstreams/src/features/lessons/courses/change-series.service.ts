import { counted } from "@app/domain/counted.ts";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { conflictsOf } from "@app/domain/lessons/conflicts.ts";
import type { CourseScheduleInput, CourseTutorInput } from "@app/domain/lessons/course-changes.ts";
import { openCourseStatuses } from "@app/domain/lessons/course-states.ts";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import { fullName } from "@app/domain/people/person.ts";
import { updateRecord } from "../../../database/records.ts";
import { changeRecord } from "../../../records/change-record.ts";
import type { Context } from "../../../service/context.ts";
import { fieldRefusal, Refusal } from "../../../service/refusal.ts";
import { personOf } from "../../customers/customers.public.ts";
import { bookedKind } from "../booked/booked.kind.ts";
import { bookedLessons, lessonOccupancy, type BookedRow } from "../booked/booked.table.ts";
import { cancelLessons, lessonsAhead } from "../booked/course-lessons.ts";
import { logLessons } from "../booked/lesson-log.ts";
import { makeLessons } from "../booked/make-lessons.ts";
import { occupy } from "../booked/occupancy.ts";
import { moveLessonTo } from "../booked/reschedule.service.ts";
import { plannedOf, refuseConflicts } from "../plan-lessons.ts";
import { notifyNewTimes, notifyNewTutor } from "../emails/course-emails.ts";
import { refuseUnfit } from "../proposals.service.ts";

import { learnerLabel } from "../request-words.ts";
import { moveCourse } from "./course.kind.ts";
import { notifyCourseOwner } from "./course-owner.ts";
import type { CourseRecord } from "./course.record.ts";
import { confirmedLessons, type CourseRow } from "./courses.table.ts";
import { lockParties } from "./hold-parties.ts";
import { refuseDay, seriesChange } from "./series.ts";
import type { RecordRef } from "../../../records/record-ref.ts";

type Change = Awaited<ReturnType<typeof seriesChange>>;

/** Lessons get their new times: the old ones are moved and tell to where, and only then is the time of each taken. */
async function writeSeries(context: Context, course: CourseRow, change: Change): Promise<void> {
  const { replaced, slotted, learnerIds } = change;
  const { same, moved, added, dropped } = replaced;
  // Two of them may change places, and what was called off keeps no slot from others.
  if (slotted.length > 0)
    await context.db.update(bookedLessons).set({ slotIndex: null }).where(inArray(bookedLessons.id, slotted));
  for (const { from, to } of same)
    await context.db.update(bookedLessons).set({ slotIndex: to.slotIndex }).where(eq(bookedLessons.id, from.id));
  const why = { byKind: "staff", reason: "other", note: "The course has other times." } as const;
  await cancelLessons(context, dropped, why, { slotIndex: null });
  const next: BookedRow[] = [];
  for (const { from, to } of moved) next.push(await moveLessonTo(context, from, to, course.anchorTimeZone));
  await occupy(context, next, learnerIds);
  await makeLessons(context, course, added, { learnerIds });
}

/**
 * New times of a course from a day on. Lessons that are booked move to the new time of their week and are told as moved;
 * what was moved by agreement before stays. Source: domain.md 2.2, 5.4.
 */
export async function changeSchedule(
  context: Context,
  { version, _id, despite, ...sent }: CourseScheduleInput & RecordRef,
): Promise<CourseRecord> {
  let change: Change | undefined;
  return moveCourse(context, { _id, version }, "change-schedule", {
    async prepare(course) {
      change = await seriesChange(context, course, sent);
      const { conflicts, replaced, times, until } = change;
      refuseConflicts(context, conflicts, despite);
      if (replaced.same.length + replaced.moved.length + replaced.added.length === 0)
        throw fieldRefusal("skipDates", lessonMessages.nothingLeft);
      return { ...times, scheduleFrom: sent.effectiveOn, generatedUntil: until, keptTimes: [] };
    },
    async effects(course) {
      if (!change) return;
      await writeSeries(context, course, change);
      await notifyCourseOwner(context, course, {
        title: `${course.confirmedNumber} has other times`,
        description: `From ${sent.effectiveOn} on; ${counted(change.replaced.moved.length, "lesson is", "lessons are")} moved.`,
      });
      await notifyNewTimes(context, course, sent.effectiveOn);
    },
  });
}

/** Refuses a tutor with whom the learner has such a course already; the tutor is held, so that none begins meanwhile. */
async function refuseSecond(context: Context, course: CourseRow, tutorId: string, tutor: string): Promise<void> {
  const { id, learnerId, subject, status, kind } = confirmedLessons;
  const others = await context.db.$count(
    confirmedLessons,
    and(
      ...[ne(id, course.id), eq(learnerId, course.learnerId), eq(subject, course.subject), eq(kind, "regular")],
      ...[eq(confirmedLessons.tutorId, tutorId), inArray(status, openCourseStatuses)],
    ),
  );
  if (course.kind !== "regular" || others === 0) return;
  const learner = await learnerLabel(context, { ...course, leadId: null }, "staff");
  throw new Refusal("WRONG_STATE", lessonMessages.alreadyTogether(learner, course.subject, tutor));
}

/** A lesson gets another tutor, whose time it takes instead. */
const handOver = (context: Context, lesson: BookedRow, tutorId: string, names: readonly [string, string]) =>
  changeRecord(
    context,
    bookedKind,
    { _id: lesson.id, version: lesson.version },
    {
      write: (before) => updateRecord(context, bookedLessons, before, { tutorId }),
      effects: (after) =>
        logLessons(context, [
          {
            lesson: after,
            event: "tutor-changed",
            summary: `${names[1]} teaches instead of ${names[0]}.`,
            changes: { Tutor: [names[0], names[1]] },
          },
        ]),
    },
  );

/** Lessons that another tutor covers stay with that one; they are covered for whoever has the course now. */
const keepCovered = (context: Context, lessons: readonly BookedRow[], tutorId: string) =>
  lessons.length === 0
    ? null
    : context.db
        .update(bookedLessons)
        .set({ coversForId: sql`nullif(${tutorId}, ${bookedLessons.tutorId})` })
        .where(
          inArray(
            bookedLessons.id,
            lessons.map(({ id }) => id),
          ),
        );

/** Another tutor from a day on, who has to be free for every lesson, with a note for them. Source: domain.md 2.2. */
export async function changeTutor(
  context: Context,
  { version, _id, tutorId, effectiveOn, note, despite }: CourseTutorInput & RecordRef,
): Promise<CourseRecord> {
  let lessons: BookedRow[] = [];
  let covered: BookedRow[] = [];
  let learnerIds: string[] = [];
  let names: readonly [string, string] = ["", ""];
  return moveCourse(context, { _id, version }, "change-tutor", {
    reason: note,
    async prepare(course) {
      if (tutorId === course.tutorId) throw fieldRefusal("tutorId", lessonMessages.sameTutor);
      refuseDay(context, course, effectiveOn);
      const { tutor, learners } = await lockParties(context, { ...course, tutorId });
      await refuseUnfit(context, course, tutor);
      const ahead = await lessonsAhead(context, course.id, { from: effectiveOn });
      lessons = ahead.filter(({ coversForId }) => coversForId === null);
      covered = ahead.filter(({ coversForId }) => coversForId !== null);
      learnerIds = learners.map((learner) => learner._id);
      const times = lessons.map(({ startAt: start, endAt: end }) => ({ start, end }));
      const but = lessons.map(({ id }) => id);
      const timeZone = course.anchorTimeZone;
      const planned = await plannedOf(context, { tutor, learners, lessons: times, timeZone, but });
      refuseConflicts(context, conflictsOf(planned), despite);
      names = [fullName(await personOf(context, course.tutorId)), fullName(await personOf(context, tutorId))];
      await refuseSecond(context, course, tutorId, names[1]);
      return { tutorId, handover: { fromTutorId: course.tutorId, toTutorId: tutorId, effectiveOn, note } };
    },
    async effects(course, before) {
      if (lessons.length > 0)
        await context.db.delete(lessonOccupancy).where(
          inArray(
            lessonOccupancy.lessonId,
            lessons.map(({ id }) => id),
          ),
        );
      for (const lesson of lessons) await handOver(context, lesson, tutorId, names);
      await keepCovered(context, covered, tutorId);
      await occupy(
        context,
        lessons.map((lesson) => ({ ...lesson, tutorId })),
        learnerIds,
      );
      await notifyCourseOwner(context, course, {
        title: `${course.confirmedNumber}: ${names[1]} teaches from ${effectiveOn} on`,
        description: note,
      });
      await notifyNewTutor(context, course, { from: effectiveOn, earlierTutorId: before.tutorId, note });
    },
  });
}

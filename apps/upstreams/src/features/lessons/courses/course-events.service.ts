import { eq } from "drizzle-orm";
import type { CourseEndInput, CoursePriceInput, MeetingInput } from "@app/domain/lessons/course-changes.ts";
import { dropMax } from "@app/domain/lessons/course-changes.ts";
import { pricedFrom, priceOn } from "@app/domain/lessons/course-plan.ts";
import { reasonInWords } from "@app/domain/lessons/lesson-mail-words.ts";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import { updateRecord } from "../../../database/records.ts";
import { changeRecord } from "../../../records/change-record.ts";
import type { Context } from "../../../service/context.ts";
import { fieldRefusal } from "../../../service/refusal.ts";
import { bookedLessons } from "../booked/booked.table.ts";
import { cancelLessons, lessonsAhead } from "../booked/course-lessons.ts";
import { logLessons } from "../booked/lesson-log.ts";
import { notifyBegun, notifyEnded } from "../emails/course-emails.ts";
import { todayOf } from "./course-day.ts";
import { courseKind, moveCourse } from "./course.kind.ts";
import { notifyCourseOwner } from "./course-owner.ts";
import type { CourseRecord } from "./course.record.ts";
import { confirmedLessons } from "./courses.table.ts";
import type { RecordRef } from "../../../records/record-ref.ts";

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

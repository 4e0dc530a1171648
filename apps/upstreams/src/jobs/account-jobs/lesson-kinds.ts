import { sql } from "drizzle-orm";
import { z } from "zod";
import { coursePauseRules, meetingRules } from "@app/domain/lessons/course-changes.ts";
import { bookedOutcomeInput, lessonCancelRules, lessonRestoreRules } from "@app/domain/lessons/lesson-events.ts";
import { lessonsRearrangeInput } from "@app/domain/lessons/cover-input.ts";
import { topUpsInput } from "@app/domain/billing/top-up.ts";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import { messageToCoursesInput } from "@app/domain/messages-sent/message-to-many.ts";
import {
  bookedList,
  callOffLesson,
  completeLesson,
  courseList,
  missLesson,
  pauseCourse,
  remindNow,
  restoreLesson,
  setLessonMeeting,
  undoLesson,
  writeToCourse,
} from "../../features/lessons/lessons-list.public.ts";
import { bookedLessons, confirmedLessons } from "../../features/lessons/lessons.public.ts";
import { bringTo } from "./lesson-standing.ts";
import { topUp } from "./top-up.ts";
import { rearrangeLesson } from "./rearrange-lesson.ts";
import { bulkKind, skipIfUnchanged } from "./bulk-kind.ts";

const ofCourses = {
  list: courseList,
  table: confirmedLessons,
  label: confirmedLessons.confirmedNumber,
  url: sql<string>`'/app/tutoring/admin-confirmed-lessons?view=' || ${confirmedLessons.id}`,
  permission: "lessons:act",
} as const;

const ofLessons = {
  list: bookedList,
  table: bookedLessons,
  label: bookedLessons.lessonNumber,
  url: sql<string>`'/app/tutoring/lesson-activity-log/' || ${bookedLessons.id}`,
  permission: "lessons:act",
} as const;

export const lessonKinds = {
  "courses-pause": bulkKind({
    ...ofCourses,
    payload: coursePauseRules,
    run: async (context, at, pause) =>
      skipIfUnchanged(context, at, await pauseCourse(context, { ...pause, ...at }), "paused"),
  }),
  "courses-message": bulkKind({
    ...ofCourses,
    payload: messageToCoursesInput,
    async run(context, at, message) {
      await writeToCourse(context, at, message);
      return null;
    },
  }),
  "courses-top-up": bulkKind({
    ...ofCourses,
    permission: "invoices:act",
    payload: topUpsInput,
    run: topUp,
  }),
  "booked-remind": bulkKind({
    ...ofLessons,
    payload: z.object({}),
    run: async (context, at) => ((await remindNow(context, at)) ? null : { skipped: lessonMessages.remindedBefore }),
  }),
  "booked-cancel": bulkKind({
    ...ofLessons,
    payload: lessonCancelRules,
    run: (context, at, why) => bringTo(context, at, "cancelled", () => callOffLesson(context, { ...why, ...at })),
  }),
  "booked-restore": bulkKind({
    ...ofLessons,
    payload: lessonRestoreRules,
    run: (context, at, { despite }) => bringTo(context, at, "booked", () => restoreLesson(context, { despite, ...at })),
  }),
  // Each within the time for which its emails are held; what came of it since is refused as it is of one.
  "booked-undo": bulkKind({
    ...ofLessons,
    payload: z.object({}),
    async run(context, at) {
      await undoLesson(context, at);
      return null;
    },
  }),
  "booked-rearrange": bulkKind({
    ...ofLessons,
    payload: lessonsRearrangeInput,
    run: rearrangeLesson,
  }),
  "booked-outcome": bulkKind({
    ...ofLessons,
    payload: bookedOutcomeInput,
    async run(context, at, { outcome, covered }) {
      const after =
        outcome === "completed"
          ? await completeLesson(context, { ...at, covered })
          : await missLesson(context, at, outcome === "student-no-show" ? "student" : "tutor");
      return skipIfUnchanged(context, at, after, outcome.replaceAll("-", " "));
    },
  }),
  "booked-link": bulkKind({
    ...ofLessons,
    payload: meetingRules,
    async run(context, at, meeting) {
      await setLessonMeeting(context, { ...meeting, ...at });
      return null;
    },
  }),
};

import * as z from "zod";
import { lessonsActiveInput, lessonsAssignInput, lessonsDueInput } from "@app/domain/content/assignment.ts";
import { assignmentMessages } from "@app/domain/content/assignment-messages.ts";
import { assignLesson, setLessonActive, setLessonDue } from "../../features/content/assignments.service.ts";
import { contentLessons, lessonList, lessonPath, visibleLessons } from "../../features/content/content-list.public.ts";
import { publishLesson } from "../../features/content/review.service.ts";
import { bulkKind, skipIfUnchanged } from "./bulk-kind.ts";

const ofLessons = {
  list: lessonList,
  table: contentLessons,
  label: contentLessons.title,
  url: lessonPath,
  visible: visibleLessons,
  permission: "exams:write",
} as const;

export const contentKinds = {
  "lessons-assign": bulkKind({
    ...ofLessons,
    payload: lessonsAssignInput,
    run: async (context, at, payload) => {
      const { version } = await assignLesson(context, { ...payload, ...at });
      return version === at.version ? { skipped: assignmentMessages.already } : null;
    },
  }),
  "lessons-due": bulkKind({
    ...ofLessons,
    payload: lessonsDueInput,
    run: async (context, at, { dueOn }) => {
      const { version } = await setLessonDue(context, { ...at, dueOn });
      return version === at.version ? { skipped: assignmentMessages.dueAlready } : null;
    },
  }),
  "lessons-publish": bulkKind({
    ...ofLessons,
    permission: "sessions:act",
    payload: z.object({}),
    run: async (context, { _id: lessonId, version }) => {
      await publishLesson(context, { lessonId, version });
      return null;
    },
  }),
  "lessons-active": bulkKind({
    ...ofLessons,
    payload: lessonsActiveInput,
    run: async (context, at, { activeFlag }) =>
      skipIfUnchanged(context, at, await setLessonActive(context, { ...at, activeFlag }), activeFlag.toLowerCase()),
  }),
};

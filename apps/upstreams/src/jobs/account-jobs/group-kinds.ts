import { sql } from "drizzle-orm";
import { z } from "zod";
import { groupReasonInput } from "@app/domain/group-lessons/group-lesson.ts";
import { groupLessons } from "../../features/group-lessons/group-lessons.public.ts";
import {
  cancelGroupLesson,
  groupLessonList,
  publishGroupLesson,
} from "../../features/group-lessons/group-lessons-list.public.ts";
import { bulkKind, skipIfUnchanged } from "./bulk-kind.ts";

const ofGroups = {
  list: groupLessonList,
  table: groupLessons,
  label: groupLessons.title,
  url: sql<string>`'/app/tutoring/' || case ${groupLessons.kind} when 'learning-pod' then 'group-lessons'
    else 'virtual-immersions' end || '/instances/' || ${groupLessons.id}`,
  permission: "lessons:act",
} as const;

export const groupKinds = {
  "groups-publish": bulkKind({
    ...ofGroups,
    payload: z.object({}),
    run: async (context, at) => skipIfUnchanged(context, at, await publishGroupLesson(context, at), "published"),
  }),
  "groups-cancel": bulkKind({
    ...ofGroups,
    payload: groupReasonInput.omit({ version: true }),
    run: async (context, at, { reason }) =>
      skipIfUnchanged(context, at, await cancelGroupLesson(context, { ...at, reason }), "cancelled"),
  }),
};

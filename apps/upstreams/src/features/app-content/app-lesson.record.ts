import { z } from "zod";
import { appBlockRecord } from "./app-block.record.ts";
import { appItemShape } from "./app-item.record.ts";

const lesson = z
  .object({
    title: z.string(),
    summary: z.string().nullable(),
    estimatedMinutes: z.int().nullable(),
    order: z.int().meta({ description: "Its place in its section, from 0." }),
    exam: z.string(),
    examSubject: z.string(),
    topic: z.string(),
    section: z.string(),
    blocks: z.array(appBlockRecord),
  })
  .meta({ id: "AppLesson" });

/** A lesson that the app has, or has no longer. */
const appLessonRecord = z.object({ ...appItemShape, lesson: lesson.nullable() }).meta({ id: "AppLessonItem" });
export type AppLessonRecord = z.infer<typeof appLessonRecord>;

export const appLessonsAnswer = z.object({
  data: z.array(appLessonRecord),
  hasMore: z.boolean().meta({ description: "Whether there is more after the last of these." }),
});

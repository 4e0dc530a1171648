import { eq } from "drizzle-orm";
import { lessonCostInWords } from "@app/domain/billing/lesson-cost-words.ts";
import type { Context } from "../../service/context.ts";
import { confirmedLessons, type bookedLessons } from "../lessons/lessons-tables.public.ts";
import { coverOf } from "./cover.public.ts";
import { partsOfLesson } from "./due-lessons.ts";
import { payersOf } from "./payers-of.ts";

/** What a lesson that was just booked costs each of those who pay for it, in words for them, by their ids. */
export async function costOfLesson(
  context: Pick<Context, "db" | "now">,
  lesson: typeof bookedLessons.$inferSelect,
): Promise<ReadonlyMap<string, string>> {
  const [course] = await context.db
    .select()
    .from(confirmedLessons)
    .where(eq(confirmedLessons.id, lesson.courseId ?? ""));
  if (!course) return new Map();
  const { priceCurrency: currency, billing } = course;
  const payers = await payersOf(context, [lesson]);
  const { parts } = partsOfLesson({ lesson, course, agreedOn: lesson.localDate, settled: null }, payers(lesson));
  const covers =
    billing === "prepaid"
      ? await coverOf(
          context,
          parts.map(([id]) => id),
        )
      : null;
  return new Map(
    parts.map(([id, charge]) => {
      const left = covers && (covers.get(id)?.lessons.get(lesson.id)?.left ?? charge);
      return [id, lessonCostInWords({ charge, currency, left })];
    }),
  );
}

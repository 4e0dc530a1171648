import { eq } from "drizzle-orm";
import { priceForLength } from "@app/domain/billing/coverage.ts";
import { lessonCostInWords } from "@app/domain/billing/lesson-cost-words.ts";
import { partsOf } from "@app/domain/customer-pods/pod-shares.ts";
import { priceOn } from "@app/domain/lessons/course-plan.ts";
import type { Context } from "../../service/context.ts";
import { confirmedLessons, type bookedLessons } from "../lessons/lessons-tables.public.ts";
import { coverOf } from "./cover.public.ts";
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
  const { priceCurrency: currency, durationMinutes, billing } = course;
  const minutes = Math.round((lesson.endAt.getTime() - lesson.startAt.getTime()) / 60_000);
  const price = priceForLength(priceOn(course, lesson.localDate), minutes, durationMinutes);
  const payers = await payersOf(context, [lesson]);
  const parts = [...partsOf(price, payers(lesson))];
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

import { and, count, inArray, isNull, sql } from "drizzle-orm";
import type { Context } from "../../service/context.ts";
import { lessonRatings } from "./ratings.table.ts";

/** What is said of some tutors' lessons: the mean in tenths of a star, and of how many; what is hidden does not count. */
export async function readTutorRatings({ db }: Pick<Context, "db">, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { tenths: number; count: number }>();
  const { tutorId, rating, hiddenAt } = lessonRatings;
  const rows = await db
    .select({ tutorId, tenths: sql<number>`round(avg(${rating}) * 10)::int`, count: count() })
    .from(lessonRatings)
    .where(and(inArray(tutorId, [...ids]), isNull(hiddenAt)))
    .groupBy(tutorId);
  return new Map(rows.map(({ tutorId: id, ...row }) => [id, row]));
}

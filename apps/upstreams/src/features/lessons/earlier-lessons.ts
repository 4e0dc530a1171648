import { and, count, eq, inArray } from "drizzle-orm";
import type { Context } from "../../service/context.ts";
import { bookedLessons } from "./booked/booked.table.ts";

/** How many lessons each tutor has given to each of some learners or pods; both by their ids. */
export async function earlierLessons(
  { db }: Pick<Context, "db">,
  learners: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const { tutorId, learnerId, status } = bookedLessons;
  const rows = await db
    .select({ tutorId, learnerId, n: count() })
    .from(bookedLessons)
    .where(and(inArray(learnerId, [...learners]), eq(status, "completed")))
    .groupBy(tutorId, learnerId);
  const found = new Map<string, Map<string, number>>(learners.map((id) => [id, new Map()]));
  for (const { learnerId: id, tutorId: tutor, n } of rows) found.get(id)?.set(tutor, n);
  return found;
}

import { like } from "drizzle-orm";
import type { Context } from "../../../service/context.ts";
import { bookedLessons } from "./booked.table.ts";

/** The number of the n-th lesson of a course: "L-000123-07". */
export const lessonNumber = (course: string, n: number) => `${course}-${String(n).padStart(2, "0")}`;

/** The next number among the lessons of a course, which whoever calls holds. */
export async function nextLessonNumber({ db }: Pick<Context, "db">, course: string): Promise<string> {
  return lessonNumber(course, (await db.$count(bookedLessons, like(bookedLessons.lessonNumber, `${course}-%`))) + 1);
}

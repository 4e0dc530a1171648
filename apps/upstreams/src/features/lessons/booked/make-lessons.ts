import { eq } from "drizzle-orm";
import { bookedMachine } from "@app/domain/lessons/booked-states.ts";
import { lessonDay, lessonTime } from "@app/domain/lessons/lesson-words.ts";
import type { Occurrence } from "@app/domain/time.ts";
import { insertRows } from "../../../database/insert-rows.ts";
import type { Context } from "../../../service/context.ts";
import type { CourseRow } from "../courses/courses.table.ts";
import { bookedLessons } from "./booked.table.ts";
import { logLessons } from "./lesson-log.ts";
import { lessonNumber } from "./lesson-number.ts";
import { lessonRow } from "./lesson-row.ts";
import { occupy } from "./occupancy.ts";

const keyOf = ({ slotIndex, date }: { slotIndex: number | null; date: string }) => `${slotIndex} ${date}`;

/**
 * Makes the dated lessons of a course that is held, with those who are at them; what was made before is left as it is.
 * `remarkOn` is what was accepted of a lesson although it is unusual.
 */
export async function makeLessons(
  context: Context,
  course: CourseRow,
  occurrences: readonly Occurrence[],
  { learnerIds, remarkOn }: { learnerIds: readonly string[]; remarkOn?: (start: Date) => string | null },
): Promise<number> {
  const { db } = context;
  const { slotIndex, localDate: date } = bookedLessons;
  const known = await db.select({ slotIndex, date }).from(bookedLessons).where(eq(bookedLessons.courseId, course.id));
  const existing = new Set(known.map(keyOf));
  const rows = occurrences
    .filter((one) => !existing.has(keyOf(one)))
    .map((one, n) =>
      lessonRow(context, course, one, {
        lessonNumber: lessonNumber(course.confirmedNumber, known.length + n + 1),
        status: bookedMachine.initial,
        hold: course.status === "awaiting-payment",
      }),
    );
  await insertRows(db, bookedLessons, rows);
  await occupy(context, rows, learnerIds);
  await logLessons(
    context,
    rows.map((lesson) => {
      const remark = remarkOn?.(lesson.startAt) ?? null;
      const when = `${lessonDay(lesson.startAt, course.anchorTimeZone)} ${lessonTime(lesson.startAt, course.anchorTimeZone)}`;
      const summary = `${lesson.hold ? "Held" : "Booked"} for ${when}.${remark === null ? "" : ` Accepted: ${remark}`}`;
      return { lesson, event: "created" as const, summary };
    }),
  );
  return rows.length;
}

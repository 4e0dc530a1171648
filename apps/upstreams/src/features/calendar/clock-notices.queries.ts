import { asc, eq, gte } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../database/client.ts";
import { confirmedLessons } from "../lessons/lessons.public.ts";
import { clockNotices } from "./clock-notices.table.ts";

/** That both sides of a course were told of a change. */
export const clockNotice = z
  .object({
    daysAhead: z.int().meta({ description: "So many days before the change, or later." }),
    toldAt: z.iso.datetime(),
    tutorId: z.string().nullable(),
    customerIds: z.array(z.string()),
  })
  .meta({ id: "ClockNotice", description: "Who of both was told; a tutor without an email is null." });
type ClockNotice = z.infer<typeof clockNotice>;

/** Who was told of the changes of clocks from an instant on: asked of a course and a change. */
export async function noticesOf(
  db: Pick<Database, "select">,
  from: Date,
): Promise<(courseId: string, changeAt: Date) => ClockNotice[]> {
  const rows = await db
    .select({ notice: clockNotices, tutorId: confirmedLessons.tutorId })
    .from(clockNotices)
    .innerJoin(confirmedLessons, eq(confirmedLessons.id, clockNotices.courseId))
    .where(gte(clockNotices.changeAt, from))
    .orderBy(asc(clockNotices.toldAt));
  return (courseId, changeAt) =>
    rows
      .filter(({ notice }) => notice.courseId === courseId && notice.changeAt.getTime() === changeAt.getTime())
      .map(({ notice: { daysAhead, toldAt, tutorId, customerIds } }) => ({
        daysAhead,
        tutorId,
        customerIds,
        toldAt: toldAt.toISOString(),
      }));
}

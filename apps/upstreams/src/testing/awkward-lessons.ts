import { eq, inArray } from "drizzle-orm";
import type { BookedLessonStatus } from "@app/domain/lessons/course-enums.ts";
import type { Database } from "../database/client.ts";
import { newId } from "../database/new-id.ts";
import { insertRows } from "../database/insert-rows.ts";
import { bookedLessons, type BookedRow } from "../features/lessons/lessons.public.ts";
import { regions } from "../features/regions/regions.public.ts";

/** The zones of the seeded regions, and days whose midnights are easily missed. */
const days = [
  "2025-09-01",
  "2025-10-01",
  "2025-10-26",
  "2025-10-27",
  "2025-11-01",
  "2025-11-02",
  "2025-12-01",
  "2026-01-01",
];
/** What London, Lagos and New York are ahead of UTC by, summer and winter. */
const aheadHours = [-5, -4, 0, 1];
const statuses: readonly BookedLessonStatus[] = [
  "completed",
  "student-no-show",
  "tutor-no-show",
  "cancelled",
  "completed",
];

/** When lessons begin around the midnights of three zones: the last millisecond of a day and the first of the next. */
const starts = days.flatMap((day) =>
  aheadHours.flatMap((hours) => {
    const midnight = Date.parse(`${day}T00:00:00.000Z`) - hours * 3_600_000;
    return [new Date(midnight - 1), new Date(midnight)];
  }),
);

/** Adds lessons at awkward times, in two regions, with all outcomes, by copying one that was given. */
export async function addAwkwardLessons(db: Database): Promise<BookedRow[]> {
  const inRegions = await db
    .select({ id: regions.id })
    .from(regions)
    .where(inArray(regions.code, ["UK", "NG", "US"]));
  const [pattern] = await db.select().from(bookedLessons).where(eq(bookedLessons.status, "completed")).limit(1);
  if (!pattern) throw new Error("There is no lesson to copy.");
  const { learnerId: _, wasLate: __, wasOutage: ___, hasOwnLink: ____, ...copied } = pattern;
  const rows = starts.map((startAt, at) => {
    const id = newId(startAt);
    const status = statuses[at % statuses.length] ?? "completed";
    return {
      ...copied,
      id,
      lessonNumber: `L-AWKWARD-${at}`,
      courseId: null,
      slotIndex: null,
      chainId: id,
      regionId: inRegions[at % inRegions.length]?.id ?? pattern.regionId,
      kind: at % 7 === 0 ? ("trial" as const) : ("regular" as const),
      startAt,
      endAt: new Date(startAt.getTime() + 3_600_000),
      status,
      hourReminderAt: at % 2 === 0 ? startAt : null,
      dayReminderAt: null,
      outcome: {
        ...(pattern.outcome as NonNullable<typeof pattern.outcome>),
        at: new Date(startAt.getTime() + at * 60_000).toISOString(),
      },
    };
  });
  await insertRows(db, bookedLessons, rows);
  return db.select().from(bookedLessons);
}

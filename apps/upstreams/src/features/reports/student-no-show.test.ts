import { addAwkwardLessons } from "../../testing/awkward-lessons.ts";
import { dayIn, median, reportOf, rounded, share, valuesOf } from "../../testing/second-count.ts";
import { openWorld, type World } from "../../testing/world.ts";
import { lessonSettlements, type BookedRow } from "../lessons/lessons.public.ts";

let world: World;
let lessons: BookedRow[];
let settled: (typeof lessonSettlements.$inferSelect)[];
let regions: { id: string; code: string; time_zone: string }[];
beforeAll(async () => {
  world = await openWorld();
  lessons = await addAwkwardLessons(world.database);
  // Staff waive every third.
  await world.rows(`update lesson_settlements s set rule_id = 'waived', charge_bp = 0 from booked_lessons l
    where l.id = s.lesson_id and l.status = 'student-no-show' and extract(day from l.start_at)::int % 3 = 0`);
  settled = await world.database.select().from(lessonSettlements);
  regions = await world.rows("select id, code, time_zone from regions");
});
afterAll(() => world.close());

const isNoShow = ({ status }: BookedRow) => status === "student-no-show";
const twoHours = 120;

function isRepeated(lesson: BookedRow): boolean {
  const { learnerId, startAt } = lesson;
  const since = startAt.getTime() - 28 * 86_400_000;
  return lessons.some(
    (other) =>
      isNoShow(other) && other.learnerId === learnerId && other.startAt < startAt && other.startAt.getTime() >= since,
  );
}

const lastOf = ({ id }: BookedRow) =>
  settled.filter(({ lessonId }) => lessonId === id).toSorted((a, b) => b.round - a.round)[0];
function isCharged(lesson: BookedRow): boolean {
  const last = lastOf(lesson);
  return last !== undefined && last.chargeMinutes * last.chargeBp > 0;
}
const isWaived = (lesson: BookedRow): boolean => /^(waived|dispute-lowered)$/.test(lastOf(lesson)?.ruleId ?? "");

/** The figures by plain code over all lessons. */
function counted(from: string, until: string, zone: string, which: (lesson: BookedRow) => boolean) {
  const day = dayIn(zone);
  const among = lessons.filter((lesson) => {
    const on = day(lesson.startAt);
    return !lesson.hold && on >= from && on < until && which(lesson);
  });
  const [missed, completed] = [among.filter(isNoShow), among.filter(({ status }) => status === "completed")];
  const waits = missed.flatMap(({ outcome, startAt }) => {
    const minutes = outcome?.source === "tutor" ? (Date.parse(outcome.at) - startAt.getTime()) / 60_000 : -1;
    return minutes >= 0 && minutes <= twoHours ? [minutes] : [];
  });
  return rounded({
    rate: share(missed.length, missed.length + completed.length),
    noShows: missed.length,
    repeated: missed.filter(isRepeated).length,
    charged: missed.filter(isCharged).length,
    waived: missed.filter(isWaived).length,
    reminded: missed.filter(({ hourReminderAt, dayReminderAt }) => hourReminderAt !== null || dayReminderAt !== null)
      .length,
    waited: median(waits),
    completed: completed.length,
    tutorNoShows: among.filter(({ status }) => status === "tutor-no-show").length,
  });
}

const isRegular = ({ kind }: BookedRow) => kind !== "trial";

it.each([
  ["2025-10-01", "2025-11-01"],
  ["2025-10-26", "2025-10-27"],
  ["2025-12-01", "2026-01-01"],
  ["2025-01-01", "2026-01-01"],
])("agrees with a second count from %s until %s, in London and by each region's clock", async (from, until) => {
  const last = new Date(Date.parse(`${until}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  const between = `between=${from}/${last}`;
  const all = await reportOf(world, "student-no-show", between);
  expect(all.days).toEqual({ from, until });
  expect(valuesOf(all.totals)).toEqual(counted(from, until, "Europe/London", isRegular));
  expect(valuesOf((await reportOf(world, "student-no-show", `${between}&trials=true`)).totals)).toEqual(
    counted(from, until, "Europe/London", () => true),
  );
  for (const { id, time_zone: zone } of regions) {
    const ofRegion = await reportOf(world, "student-no-show", `${between}&regionId=${id}`);
    expect(ofRegion.timeZone).toBe(zone);
    expect(valuesOf(ofRegion.totals)).toEqual(
      counted(from, until, zone, (lesson) => isRegular(lesson) && lesson.regionId === id),
    );
  }
});

it("counts what it is compared with by the same rules", async () => {
  const { compared, before } = await reportOf(world, "student-no-show", "between=2025-11-01/2025-11-30&compare=before");
  expect(compared).toEqual({ from: "2025-10-01", until: "2025-11-01" });
  expect(valuesOf(before ?? [])).toEqual(counted("2025-10-01", "2025-11-01", "Europe/London", isRegular));
});

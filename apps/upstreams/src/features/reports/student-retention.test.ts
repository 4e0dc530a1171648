import { addAwkwardLessons } from "../../testing/awkward-lessons.ts";
import { dayIn, reportOf, rounded, share, valuesOf } from "../../testing/second-count.ts";
import { openWorld, type World } from "../../testing/world.ts";
import { podMembers } from "../customer-pods/customer-pods.public.ts";
import { lessonRatings } from "../ratings/ratings-tables.public.ts";
import type { ReportItemsRecord } from "./report.record.ts";

interface Held {
  id: string;
  startAt: Date;
  status: string;
  statusSince: Date;
  regionId: string;
  learner: string;
  customer: string;
}

let world: World;
let held: Held[];
let regions: { id: string; time_zone: string }[];
let ratings: (typeof lessonRatings.$inferSelect)[];
beforeAll(async () => {
  world = await openWorld();
  const all = await addAwkwardLessons(world.database);
  const members = await world.database.select().from(podMembers);
  ratings = await world.database.select().from(lessonRatings);
  regions = await world.rows("select id, time_zone from regions");
  held = all
    .filter(({ hold, kind }) => !hold && kind !== "trial")
    .flatMap((lesson) => {
      const { podId, startAt } = lesson;
      const those = members.filter(
        (one) =>
          one.podId === podId && one.createdAt <= startAt && (one.archivedAt === null || one.archivedAt > startAt),
      );
      const parties =
        those.length > 0
          ? those.map(({ learnerId, customerId }) => ({ learner: learnerId, customer: customerId }))
          : [{ learner: lesson.learnerId, customer: lesson.customerId }];
      return parties.map((party) => ({ ...lesson, ...party }));
    });
});
afterAll(() => world.close());

/** Months are counted in; the world begins in January 2026. */
const monthsIn = (zone: string) => {
  const day = dayIn(zone);
  return (at: Date) => Number(day(at).slice(0, 4)) * 12 + Number(day(at).slice(5, 7)) - 1;
};
const thisMonth = 2026 * 12;

/** Who began in which month, over the whole life, and in which months each was active in some lessons. */
function livesOf(zone: string, among: (lesson: Held) => boolean) {
  const month = monthsIn(zone);
  const completed = held.filter(({ status }) => status === "completed");
  const learners = [...new Set(completed.map(({ learner }) => learner))];
  return learners.map((learner) => {
    const own = completed.filter((lesson) => lesson.learner === learner);
    return {
      cohort: Math.min(...own.map(({ startAt }) => month(startAt))),
      months: new Set(own.filter(among).map(({ startAt }) => month(startAt))),
    };
  });
}

function counted(zone: string, among: (lesson: Held) => boolean) {
  const lives = livesOf(zone, among);
  const cohorts = lives.filter(({ cohort }) => cohort > thisMonth - 24);
  const after = Array.from({ length: 24 }, (_, at) => at + 1).map((k): [string, number | null] => {
    const those = cohorts.filter(({ cohort }) => cohort + k < thisMonth);
    return [`after${k}`, share(those.filter(({ cohort, months }) => months.has(cohort + k)).length, those.length)];
  });
  const shown = Array.from({ length: 25 }, (_, at) => thisMonth - 24 + at);
  const sum = (count: (month: number) => number, months = shown) =>
    months.reduce((total, month) => total + count(month), 0);
  const known = (month: number) => lives.filter(({ cohort }) => cohort <= month);
  const active = (month: number) => known(month).filter(({ months }) => months.has(month)).length;
  const before = (month: number) => known(month).filter(({ months }) => months.has(month - 1)).length;
  const lost = (month: number) =>
    known(month).filter(({ months }) => months.has(month - 1) && !months.has(month)).length;
  const back = (month: number) =>
    known(month).filter(({ cohort, months }) => cohort < month - 1 && months.has(month) && !months.has(month - 1))
      .length;
  const over = shown.filter((month) => month < thisMonth);
  return rounded({
    ...Object.fromEntries(after),
    size: cohorts.length,
    active: sum(active),
    churn: share(sum(lost, over), sum(before, over)),
    reactivated: sum(back),
    activeLast: active(thisMonth - 1),
    churnLast: share(lost(thisMonth - 1), before(thisMonth - 1)),
    reactivatedLast: back(thisMonth - 1),
  });
}

it("follows learners as plain code does, in London and by each region's clock", async () => {
  const { totals, rows } = await reportOf(world, "student-retention");
  expect(valuesOf(totals)).toMatchObject(counted("Europe/London", () => true));
  expect(rows.length).toBeGreaterThan(5);
  for (const { id, time_zone: zone } of regions) {
    const ofRegion = await reportOf(world, "student-retention", `regionId=${id}`);
    expect(ofRegion.timeZone).toBe(zone);
    expect(valuesOf(ofRegion.totals)).toMatchObject(counted(zone, ({ regionId }) => regionId === id));
  }
});

it("says of each cohort how many came in the month that runs, and counts that month in no whole", async () => {
  const { rows, totals } = await reportOf(world, "student-retention");
  const december = rows.find(({ key }) => key === "2025-12");
  const cellOf = (cells: typeof totals, name: string) => cells.find(({ number }) => number === name);
  const lives = livesOf("Europe/London", () => true).filter(({ cohort }) => cohort === thisMonth - 1);
  expect(cellOf(december?.cells ?? [], "after1")).toMatchObject({
    outOf: lives.length,
    count: lives.filter(({ months }) => months.has(thisMonth)).length,
  });
  const ofAll = rows.reduce((sum, { cells }) => sum + (cellOf(cells, "after1")?.outOf ?? 0), 0);
  expect(cellOf(totals, "after1")?.outOf).toBe(ofAll - lives.length);
});

it("shows an agreed pause of a whole month as paused, and leaves it out where that is asked for", async () => {
  const london = monthsIn("Europe/London");
  const gone = [...new Set(held.map(({ learner }) => learner))].find((learner) => {
    const own = held.filter((one) => one.learner === learner && one.status === "completed");
    const months = own.map(({ startAt }) => london(startAt));
    return own.length > 0 && Math.min(...months) === thisMonth - 2 && !months.includes(thisMonth - 1);
  });
  const before = await reportOf(world, "student-retention");
  const pause = (from: string, until: string) =>
    world.rows("update confirmed_lessons set paused_from = $2, paused_until = $3 where learner_id = $1", [
      gone,
      from,
      until,
    ]);
  const pausedIn = async () =>
    (await reportOf(world, "student-retention")).totals.find(({ number }) => number === "paused")?.count;
  await pause("2025-12-02", "2025-12-31");
  expect(await pausedIn()).toBe(0);
  await pause("2025-12-01", "2025-12-31");
  expect(await pausedIn()).toBe(1);
  const outOf = async (by: string) =>
    (await reportOf(world, "student-retention", `by=${by}`)).rows
      .find(({ key }) => key === "2025-11")
      ?.cells.find(({ number }) => number === "after1")?.outOf;
  const whole = before.rows.find(({ key }) => key === "2025-11")?.cells.find(({ number }) => number === "after1");
  expect(await outOf("cohort")).toBe(whole?.outOf);
  expect(await outOf("unpaused")).toBe((whole?.outOf ?? 0) - 1);
  await world.rows("update confirmed_lessons set paused_from = null, paused_until = null where learner_id = $1", [
    gone,
  ]);
});

it("lists learners at risk with the points and reasons that plain code comes to", async () => {
  const now = world.clock.now();
  const daysAgo = (at: Date) => (now.getTime() - at.getTime()) / 86_400_000;
  const complaints = await world.rows<{ customer_id: string; dependent_id: string | null }>(
    "select customer_id, dependent_id from feedbacks where type = 'complaint' and status not in ('resolved', 'closed')",
  );
  const [courses, lots] = await Promise.all([
    world.rows<{ learner_id: string; minutes: number; price: number; currency: string }>(
      `select learner_id, duration_minutes as minutes, price_amount::float8 as price, price_currency as currency
       from confirmed_lessons where billing = 'prepaid' and status = 'active'`,
    ),
    world.rows<{ customer_id: string; learner_ids: string[]; unit: string; currency: string; rest: number }>(
      `select o.customer_id, o.learner_ids, o.unit, o.currency, coalesce(sum(e.quantity), 0)::float8 as rest
       from credit_lots o left join credit_entries e on e.lot_id = o.id group by o.id`,
    ),
  ]);
  const expected = [...new Set(held.map(({ learner }) => learner))].flatMap((learner) => {
    const own = held.filter((one) => one.learner === learner);
    const done = own.filter(({ status }) => status === "completed");
    const last = done.toSorted((a, b) => b.startAt.getTime() - a.startAt.getTime())[0];
    if (!last || daysAgo(last.startAt) >= 45) return [];
    const lowIn = ({ minutes, price, currency }: (typeof courses)[number]) =>
      lots
        .filter((lot) => lot.customer_id === last.customer)
        .filter(({ learner_ids: ids }) => ids.length === 0 || ids.includes(learner))
        .filter((lot) => lot.unit === "minutes" || lot.currency === currency)
        .reduce((sum, lot) => sum + lot.rest / (lot.unit === "minutes" ? minutes : price), 0) <= 1;
    const rated = own
      .flatMap((lesson) =>
        ratings
          .filter(({ lessonId, hiddenAt }) => lessonId === lesson.id && hiddenAt === null)
          .map(({ id, rating }) => ({ id, rating, at: lesson.startAt.getTime() })),
      )
      .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))[0];
    const moves = own.filter(({ status, statusSince }) => status === "rescheduled" && daysAgo(statusSince) < 28).length;
    const ahead = own.some(
      ({ status, startAt }) => startAt > now && ["booked", "in-progress", "reschedule-pending"].includes(status),
    );
    const dependent = learner === last.customer ? null : learner;
    const points =
      (ahead ? 0 : 2) +
      (courses.some((course) => course.learner_id === learner && lowIn(course)) ? 2 : 0) +
      (moves >= 2 ? 1 : 0) +
      (rated && rated.rating <= 3 ? 2 : 0) +
      (daysAgo(last.startAt) >= 14 && daysAgo(last.startAt) <= 28 ? 1 : 0) +
      (complaints.some((one) => one.customer_id === last.customer && one.dependent_id === dependent) ? 1 : 0);
    return points >= 4 ? [`${last.customer} ${points}`] : [];
  });
  const { body } = await world.v2<ReportItemsRecord>("get", "/reports/student-retention/items?number=atRisk", {
    as: "director",
  });
  expect(expected.length).toBeGreaterThan(5);
  expect(body.items.map(({ recordId, value }) => `${recordId} ${value}`).toSorted()).toEqual(expected.toSorted());
  const values = body.items.map(({ value }) => value ?? 0);
  expect(values).toEqual(values.toSorted((a, b) => b - a));
  expect(body.items.every(({ note }) => note !== null && note !== "")).toBe(true);
});

import { dayIn, reportOf, rounded, share, valuesOf } from "../../testing/second-count.ts";
import { openWorld, type World } from "../../testing/world.ts";
import { groupEnrolments, groupInstances, groupLessons } from "../group-lessons/group-tables.public.ts";
import { bookedLessons } from "../lessons/lessons-tables.public.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const [from, last] = ["2025-07-01", "2025-12-31"];
const day = dayIn("Europe/London");
const thirtyDays = 30 * 86_400_000;

it("counts who came to immersions as plain code does", async () => {
  const { database: db } = world;
  const immersions = (await db.select().from(groupLessons)).filter(({ kind }) => kind === "virtual-immersion");
  const titles = new Set(immersions.map(({ id }) => id));
  const sessions = (await db.select().from(groupInstances)).filter(({ groupLessonId }) => titles.has(groupLessonId));
  const places = await db.select().from(groupEnrolments);
  const given = (await db.select().from(bookedLessons)).filter(
    ({ status, kind }) => status === "completed" && kind !== "trial",
  );
  const startOf = new Map(sessions.map(({ id, start }) => [id, start]));
  const within = sessions.filter(({ start }) => day(start) >= from && day(start) <= last);
  const held = within.filter(({ status }) => status !== "cancelled" && status !== "not-run");
  const run = within.filter(({ status }) => status === "completed");
  const placesIn = (among: typeof sessions, ...statuses: string[]) =>
    places.filter(({ instanceId, status }) => among.some(({ id }) => id === instanceId) && statuses.includes(status));
  const taken = ["enrolled", "attended", "absent"];
  const came = placesIn(held, "attended");
  const start = (instanceId: string) => startOf.get(instanceId)?.getTime() ?? 0;
  const isFirst = ({ learnerId, instanceId }: (typeof places)[number]) =>
    !places.some(
      (other) =>
        other.learnerId === learnerId &&
        other.status === "attended" &&
        startOf.has(other.instanceId) &&
        start(other.instanceId) < start(instanceId),
    );
  const wentOn = ({ learnerId, instanceId }: (typeof places)[number]) => {
    const at = start(instanceId);
    const theirs = given.filter((lesson) => lesson.learnerId === learnerId).map(({ startAt }) => startAt.getTime());
    return theirs.every((time) => time >= at) && theirs.some((time) => time < at + thirtyDays);
  };
  const seats = run.reduce((sum, { capacityMax }) => sum + capacityMax, 0);
  const takenInRun = placesIn(run, ...taken).length;
  expect(run.length).toBeGreaterThan(0);
  const { totals } = await reportOf(world, "virtual-immersions", `between=${from}/${last}`);
  expect(valuesOf(totals)).toEqual(
    rounded({
      run: run.length,
      enrolled: placesIn(held, ...taken).length,
      attended: came.length,
      attendance: share(placesIn(run, "attended").length, takenInRun),
      fill: takenInRun < 10 ? null : takenInRun / seats,
      waitlisted: placesIn(held, "waitlisted").length,
      firstTimers: came.filter(isFirst).length,
      converted: came.filter(wentOn).length,
    }),
  );
});

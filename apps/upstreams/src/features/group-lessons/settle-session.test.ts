import { groupsOf } from "../../testing/group-lessons.ts";
import { openWorld, type Page, type World } from "../../testing/world.ts";
import { confirmSessions, endSessions, startSessions } from "./group-times.ts";

let world: World;
let groups: Awaited<ReturnType<typeof groupsOf>>;
beforeAll(async () => {
  world = await openWorld();
  groups = await groupsOf(world);
});
afterAll(() => world.close());

const path = "/group-lessons";
const now = () => world.clock.now();

/** A session that was over so many hours ago, with one learner. */
async function over(hours: number) {
  const { date } = await groups.published();
  let at = await groups.moved(date, "enrol", { learnerId: groups.learner().id });
  const untilEnd = (Date.parse(at.end) - now().getTime()) / 60_000;
  await groups.shift(at, `${untilEnd + hours * 60} minutes`);
  await startSessions(world.database, now(), 100);
  await endSessions(world.database, now(), 100);
  at = await groups.dateNow(at);
  expect(at.status).toBe("awaiting-confirmation");
  return at;
}
const everybodyCame = async (at: Awaited<ReturnType<typeof over>>) =>
  groups.moved(at, "attendance", {
    marks: (await groups.rosterOf(at)).map(({ _id }) => ({ enrolmentId: _id, attended: true })),
  });

it("completes a session after three days where everybody is marked, and never one of which nobody has said anything", async () => {
  const [old, silent, recent] = [await over(73), await over(80), await over(71)];
  await everybodyCame(old);
  await everybodyCame(recent);
  await confirmSessions(world.database, now(), 100);
  const stands = async (at: typeof old) => (await groups.dateNow(at)).status;
  expect([await stands(old), await stands(silent), await stands(recent)]).toEqual([
    "completed",
    "awaiting-confirmation",
    "awaiting-confirmation",
  ]);
  expect(await groups.settled(old)).toHaveLength(1);
  expect(await groups.settled(silent)).toEqual([]);
  const settlements = async (at: typeof old) => (await groups.rosterOf(at))[0]?.settlements;
  expect(await settlements(silent)).toEqual([]);
  expect(await settlements(old)).toMatchObject([
    {
      round: 1,
      chargeBp: 10_000,
      ruleId: "group-attended",
      state: "unposted",
      policy: { policyId: expect.any(String), windowHours: expect.any(Number) },
    },
  ]);
});

it("goes on with completing where it was cut off, and settles nothing twice", async () => {
  const both = [await over(90), await over(91)];
  for (const at of both) await everybodyCame(at);
  const stands = async () => Promise.all(both.map(async (at) => (await groups.dateNow(at)).status));
  expect(await confirmSessions(world.database, now(), 1)).toBe(1);
  expect((await stands()).toSorted()).toEqual(["awaiting-confirmation", "completed"]);
  // Cut off within a batch, all of it is as it was before.
  await world.rows("alter table enrolment_settlements add constraint cut_off check (false) not valid");
  await expect(confirmSessions(world.database, now(), 100)).rejects.toThrow();
  expect((await stands()).toSorted()).toEqual(["awaiting-confirmation", "completed"]);
  await world.rows("alter table enrolment_settlements drop constraint cut_off");
  expect(await confirmSessions(world.database, now(), 100)).toBe(1);
  expect(await confirmSessions(world.database, now(), 100)).toBe(0);
  expect(await stands()).toEqual(["completed", "completed"]);
  for (const at of both) expect(await groups.settled(at)).toHaveLength(1);
});

it("counts what each choice of a filter would leave, of one kind", async () => {
  const counts = async (kind: string) => {
    const { body } = await world.v2<{ name: string; counts: { value: string; count: number }[] }[]>(
      "get",
      `${path}/facets?by=status&kind=${kind}`,
      { as: "admin" },
    );
    return body[0]?.counts.reduce((sum, { count }) => sum + count, 0);
  };
  const all = async (kind: string) =>
    (
      await world.v2<Page<unknown>>(
        "get",
        `${path}?kind=${kind}&status=draft&status=published&status=running&status=finished&status=cancelled&status=archived`,
        { as: "admin" },
      )
    ).body.total;
  for (const kind of ["learning-pod", "virtual-immersion"]) expect(await counts(kind)).toBe(await all(kind));
});

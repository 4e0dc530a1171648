import type { BookedRecord } from "../../features/lessons/lessons-list.public.ts";
import { jobsOf } from "../../testing/person-jobs.ts";
import { openWorld, type Page, type World } from "../../testing/world.ts";
import { exportKinds } from "../exports/kinds.ts";

let world: World;
let jobs: ReturnType<typeof jobsOf>;
beforeAll(async () => {
  world = await openWorld();
  jobs = jobsOf(world, "admin");
});
afterAll(() => world.close());

async function run(kind: Parameters<typeof jobs.start>[0], ids: string[], payload: object) {
  const { _id: id } = (await jobs.start(kind, { ids }, payload)).body.data;
  await jobs.work();
  return { job: await jobs.byId(id), failed: (await jobs.items(id, "failed")).data };
}
const idsOf = async (where: string, limit: number) =>
  (
    await world.rows<{ id: string }>(`select id from booked_lessons where ${where} order by start_at limit ${limit}`)
  ).map(({ id }) => id);
const lessons = async (ids: string[]) =>
  (
    await world.v1<Page<BookedRecord>>("get", `/lessons/booked?${ids.map((id) => `id=${id}`).join("&")}`, {
      as: "admin",
    })
  ).body.data;

it("says of many lessons how they went, each checked by itself", async () => {
  const waiting = await idsOf("status = 'awaiting-confirmation'", 2);
  const [ahead = ""] = await idsOf("status = 'booked' and not hold", 1);
  const { job, failed } = await run("booked-outcome", [...waiting, ahead], { outcome: "completed", covered: "Verbs" });
  expect(job).toMatchObject({ done: 2, failed: 1 });
  expect(failed[0]).toMatchObject({ reason: "This lesson is booked, so it cannot be completed." });
  expect((await lessons(waiting)).map(({ status, report }) => [status, report?.covered])).toEqual([
    ["completed", "Verbs"],
    ["completed", "Verbs"],
  ]);
});

it("undoes what a job did while its emails are held, and not once they have gone", async () => {
  const ids = await idsOf("status = 'booked' and not hold", 2);
  const waiting = () => world.rows("select 1 from mails where status = 'waiting'");
  const before = (await waiting()).length;
  await run("booked-cancel", ids, { byKind: "staff", reason: "public-holiday" });
  expect((await lessons(ids)).map(({ status }) => status)).toEqual(["cancelled", "cancelled"]);
  expect((await waiting()).length).toBeGreaterThan(before);
  expect((await run("booked-undo", ids, {})).job).toMatchObject({ done: 2, failed: 0 });
  expect((await lessons(ids)).map(({ status }) => status)).toEqual(["booked", "booked"]);
  expect(await waiting()).toHaveLength(before);
  await run("booked-cancel", ids, { byKind: "staff", reason: "public-holiday" });
  world.pass(1);
  const { failed } = await run("booked-undo", ids, {});
  expect(failed.map(({ reason }) => reason)).toEqual([
    "Its emails have gone out, so it can no longer be undone.",
    "Its emails have gone out, so it can no longer be undone.",
  ]);
});

it("calls many lessons off and sets the link of others, with what is asked for besides", async () => {
  const ids = await idsOf("status = 'booked' and not hold", 4);
  const [first, second] = [ids.slice(0, 2), ids.slice(2)];
  expect((await run("booked-cancel", first, { byKind: "staff", reason: "public-holiday" })).job?.done).toBe(2);
  expect((await lessons(first)).map(({ cancellation }) => cancellation?.reason)).toEqual([
    "public-holiday",
    "public-holiday",
  ]);
  const link = { provider: "teams", url: "https://teams.example.com/x" };
  expect((await run("booked-link", second, link)).job?.done).toBe(2);
  expect((await lessons(second)).map(({ meetingUrl }) => meetingUrl)).toEqual([link.url, link.url]);
});

it("pauses many courses, those that wait for their payment excepted", async () => {
  const of = async (status: string) =>
    (
      await world.rows<{ id: string }>("select id from confirmed_lessons where status = $1 order by id limit 1", [
        status,
      ])
    )[0]?.id ?? "";
  const ids = [await of("active"), await of("awaiting-payment")];
  const today = world.clock.now().toISOString().slice(0, 10);
  const until = new Date(world.clock.now().getTime() + 14 * 86_400_000).toISOString().slice(0, 10);
  const pause = { byKind: "staff", reason: "public-holiday", from: today, until };
  const { job, failed } = await run("courses-pause", ids, pause);
  expect(job).toMatchObject({ done: 1, failed: 1 });
  expect(failed[0]?.reason).toBe("This confirmed lesson is awaiting payment, so it cannot be paused.");
});

it.each(["courses-export", "booked-export"] as const)("writes rows of %s with everybody named", async (kind) => {
  const { read, columns } = exportKinds[kind];
  const context = { db: world.database, now: world.clock.now() };
  const rows = await read(
    context as never,
    { where: undefined, orderBy: [], fromEnd: null, found: null, limit: 5, offset: 0 } as never,
  );
  const cell = (id: string) => rows.map((row) => columns.find((column) => column.id === id)?.cell(row as never));
  expect(rows).toHaveLength(5);
  for (const id of ["learner", "customer", "tutor", "region", "number"])
    expect(cell(id).every((value) => typeof value === "string" && value !== "")).toBe(true);
});

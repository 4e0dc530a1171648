import type { ImportRunner } from "../../jobs/imports/import-runner.ts";
import { jobs } from "../../jobs/job-list.ts";
import { importer, onePiece, runnerOf } from "../../testing/imports.ts";
import { openWorld, type Caller, type One, type World } from "../../testing/world.ts";

let world: World;
let test = 0;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  test += 1;
  world.forgetTokens();
});

const head = ["First name", "Surname", "Email", "Region"];
const some = (count: number, own = "") =>
  Array.from({ length: count }, (_, n) => ["Ngọzi", `Ended${n}`, `ended${n}.${test}${own}@x.example`, "NG"]);

interface Notice {
  title: string;
  description: string;
  url: string | null;
}
const notices = async (as: Caller) =>
  (await world.v2<One<Notice[]>>("get", "/notifications?limit=100", { as })).body.data.filter(({ url }) =>
    url?.startsWith("/app/system/imports/"),
  );

/** An import whose first piece is done now, and the rest so many seconds later. */
async function slowly(seconds: number, rows: string[][], meanwhile = async () => Promise.resolve()) {
  const { send, check, call, work, one } = importer(world, "admin");
  const id = await send([head, ...rows], "slow.csv");
  const { fingerprint } = await check(id);
  await call(`/imports/${id}/run`, { fingerprint });
  await onePiece(world);
  await meanwhile();
  world.pass(seconds / 60);
  await work();
  return one(id);
}

it("tells whoever began an import that took long, once, with a link to it", async () => {
  const { _id, state } = await slowly(31, some(20));
  expect(state).toBe("imported");
  const told = {
    title: "slow.csv has been imported.",
    description: "See what became of each row.",
    url: `/app/system/imports/${_id}`,
  };
  expect(await notices("admin")).toMatchObject([told]);
  expect(await notices("super-admin")).toEqual([]);
  world.pass(10);
  await importer(world, "admin").undo(_id);
  expect(await notices("admin")).toHaveLength(1);
});

it("tells nobody of an import that was over at once", async () => {
  const before = await notices("admin");
  const { send, check, run } = importer(world, "admin");
  const id = await send([head, ...some(2)]);
  await check(id);
  expect((await run(id)).state).toBe("imported");
  expect(await notices("admin")).toEqual(before);
});

it("tells why an import that took long was not done", async () => {
  const before = (await notices("admin")).length;
  const rows = some(20);
  const [email] = (rows.at(-1) ?? []).slice(2);
  const [region] = await world.rows<{ id: string }>("select id from regions where code = 'NG'");
  const body = { firstName: "Chi", lastName: "Sooner", email, regionId: region?.id };
  const { state, error } = await slowly(31, rows, async () => {
    expect((await world.v2("post", "/people/customers", { as: "admin", body })).status).toBe(201);
  });
  expect([state, error]).toEqual(["failed", expect.stringMatching(/^Row 21 could not be imported/)]);
  const [first, ...others] = await notices("admin");
  expect(first).toMatchObject({ title: "slow.csv could not be imported.", description: error });
  expect(others).toHaveLength(before);
});

it("removes imports that nobody has gone on with for ninety days, with rows and files, and tells nobody", async () => {
  const { send, check, run, one } = importer(world, "admin");
  const done = await send([head, ...some(1), ["Ada", "Eze", "no", "NG"]]);
  await check(done);
  await run(done, { leavesOut: true });
  const waiting = await send([head, ...some(1, "b")]);
  const left = async (id: string) => [
    (await world.rows("select 1 from imports where id = $1", [id])).length,
    (await world.rows("select 1 from import_rows where import_id = $1", [id])).length,
    (await world.rows("select 1 from files where refers_id = $1", [id])).length,
  ];
  const remove = async () => {
    const job = jobs.find(({ name }) => name === "remove-old-imports");
    const { database, clock, files } = world;
    return job?.run({ database, now: clock.now(), signal: new AbortController().signal, files });
  };
  world.pass(89 * 24 * 60);
  expect(await left(done)).toEqual([1, 2, 2]);
  await remove();
  expect(await left(done)).toEqual([1, 2, 2]);
  world.forgetTokens();
  // Somebody goes on with the other one.
  await check(waiting);
  const told = await world.rows("select id from events");
  world.pass(2 * 24 * 60);
  await remove();
  expect(await left(done)).toEqual([0, 0, 0]);
  expect(await left(waiting)).toEqual([1, 1, 1]);
  expect(await world.rows("select id from events")).toEqual(told);
  world.forgetTokens();
  expect(await one(waiting)).toMatchObject({ state: "checked" });
  const logged = await world.rows("select 1 from team_activity where request_id = $1 and entity_kind = 'customer'", [
    done,
  ]);
  expect(logged).toHaveLength(1);
});

it("does the files of two people at once, each once, by two servers", async () => {
  const [ada, bola] = [importer(world, "admin"), importer(world, "director")];
  const people = async () => (await world.rows<{ n: number }>("select count(*)::int n from customers"))[0]?.n ?? 0;
  const before = await people();
  const ids = [await ada.send([head, ...some(20, "a")]), await bola.send([head, ...some(20, "b")])] as const;
  const checked = [await ada.check(ids[0]), await bola.check(ids[1])] as const;
  await ada.call(`/imports/${ids[0]}/run`, { fingerprint: checked[0].fingerprint });
  await bola.call(`/imports/${ids[1]}/run`, { fingerprint: checked[1].fingerprint });
  const servers: ImportRunner[] = [runnerOf(world, "a"), runnerOf(world, "b")];
  await Promise.all(servers.map((server) => server.tick()));
  expect([(await ada.one(ids[0])).state, (await bola.one(ids[1])).state]).toEqual(["imported", "imported"]);
  expect(await people()).toBe(before + 40);
});

it("lets of two files with the same person only the first in, where both are done at once", async () => {
  const [ada, bola] = [importer(world, "admin"), importer(world, "director")];
  const ids = [await ada.send([head, ...some(3)]), await bola.send([head, ...some(3)])] as const;
  const checked = [await ada.check(ids[0]), await bola.check(ids[1])] as const;
  await ada.call(`/imports/${ids[0]}/run`, { fingerprint: checked[0].fingerprint });
  await bola.call(`/imports/${ids[1]}/run`, { fingerprint: checked[1].fingerprint });
  await Promise.all([runnerOf(world, "a").tick(), runnerOf(world, "b").tick()]);
  const states = [(await ada.one(ids[0])).state, (await bola.one(ids[1])).state];
  expect(states.toSorted()).toEqual(["failed", "imported"]);
  const made = await world.rows("select 1 from persons where email like $1", [`ended%.${test}@x.example`]);
  expect(made).toHaveLength(3);
});

it.each([
  ["has lost the right to write meanwhile", "user_role = 'content-creator'", "may no longer change customers"],
  ["is suspended meanwhile", "status = 'suspended'", "is no longer active"],
])("says so where whoever began it %s, and imports nothing", async (_, change, reason) => {
  const admin = "where email = 'admin@demo.test'";
  const rows = some(20);
  const { send, check, call } = importer(world, "admin");
  const id = await send([head, ...rows], "demoted.csv");
  const { fingerprint } = await check(id);
  await call(`/imports/${id}/run`, { fingerprint });
  await onePiece(world);
  await world.rows(`update account_users set ${change} ${admin}`);
  try {
    world.pass(1);
    const other = importer(world, "super-admin");
    await other.work();
    const [job] = await world.rows<{ state: string; error: string }>("select state, error from imports where id = $1", [
      id,
    ]);
    expect(job).toEqual({ state: "failed", error: expect.stringContaining(reason) });
    const emails = rows.map(([, , email]) => email);
    expect(
      await world.rows(
        "select 1 from persons p join customers c using (id) where p.email = any($1) and c.archived_at is null",
        [emails],
      ),
    ).toEqual([]);
  } finally {
    await world.rows(`update account_users set user_role = 'admin', status = 'active' ${admin}`);
  }
});

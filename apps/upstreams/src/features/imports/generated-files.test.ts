import {
  askedFiles,
  chance,
  customerHead,
  generatedRows,
  somebodies,
  type Chance,
} from "../../testing/generated-imports.ts";
import { importer } from "../../testing/imports.ts";
import { openWorld, type World } from "../../testing/world.ts";

const { count, seed } = askedFiles;

/** What an import leaves behind stays: so many files share a database, before it grows slow. */
const filesPerDatabase = 100;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Everything that an import may touch, but for how often and when it was saved. */
const everything = () =>
  world.rows<{
    id: string;
  }>(`select p.first_name, p.last_name, p.email, p.secondary_email, p.phone_number, p.gender, p.date_of_birth,
    p.country, p.time_zone, c.* from customers c join persons p using (id) order by c.id`);

const saved = new Set(["version", "updated_at", "updated_by"]);
const content = (rows: readonly object[]) =>
  rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !saved.has(name))));

/** The same as `toEqual`, which walks thousands of rows: slowly only where they differ. */
function expectSame(found: readonly object[], wanted: readonly object[]): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) expect(found).toEqual(wanted);
}

const valuesOf = (by: Chance, ids: readonly string[]) => ids.filter(() => by.often(0.4));

/** Somebody works on some of the records that an import has changed. */
async function edit(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const [row] = await world.rows<{ version: number }>("select version from customers where id = $1", [id]);
    const body = { _id: id, version: row?.version, billingAddress: "Edited since" };
    const { status } = await world.v2("patch", "/people/customers", { as: "admin", body });
    expect(status).toBe(200);
  }
}

async function tryFile(by: Chance): Promise<void> {
  const { send, check, run, rows, undo, one } = importer(world);
  const id = await send([customerHead, ...generatedRows(by, await somebodies(world))]);
  const before = await everything();
  const checked = await check(id, { dateOrder: by.one([null, "day-first"]) });
  expect(checked).toMatchObject({ state: "checked", error: null });
  expectSame(await everything(), before);
  const shown = await rows(id);
  const works = shown.filter(({ verdict }) => verdict === "create" || verdict === "update");
  const done = await run(id, { leavesOut: true });
  expect(done.state).toBe(works.length > 0 ? "imported" : "checked");
  const told = (list: typeof shown) => list.map(({ url: _, ...row }) => row);
  expect(told(await rows(id))).toEqual(told(shown));
  if (works.length === 0) return;

  const touched = await world.rows<{ id: string; place: number; verdict: string }>(
    "select record_id as id, place, verdict from import_rows where import_id = $1 and done_version is not null order by place",
    [id],
  );
  expect(touched.map(({ place }) => place)).toEqual(works.map(({ row }) => row));
  const edited = new Set(
    valuesOf(
      by,
      touched.map((row) => row.id),
    ),
  );
  await edit([...edited]);
  const after = new Map((await everything()).map((row) => [row.id, row]));
  await undo(id);
  expect((await one(id)).undone.find(({ undo: kind }) => kind === "kept")?.count).toBe(edited.size);
  // Who was edited is as they were left; everybody else as before the import.
  const created = new Set(touched.filter(({ verdict }) => verdict === "create").map((row) => row.id));
  const wanted = [
    ...before.map((row) => (edited.has(row.id) ? after.get(row.id) : row)),
    ...[...edited].filter((one_) => created.has(one_)).map((one_) => after.get(one_)),
  ] as { id: string }[];
  wanted.sort((a, b) => (a.id < b.id ? -1 : 1));
  expectSame(content(await everything()), content(wanted));
}

it("imports exactly what the trial of a file said, and takes back all but what was edited since", async () => {
  for (let n = 0; n < count; n++) {
    if (n > 0 && n % filesPerDatabase === 0) {
      await world.close();
      world = await openWorld();
    }
    try {
      await tryFile(chance(seed + n));
    } catch (error) {
      throw new Error(`The file of seed ${seed + n} failed.`, { cause: error });
    }
  }
}, 3_600_000);

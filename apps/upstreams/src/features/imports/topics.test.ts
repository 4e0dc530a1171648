import type { ImportKind } from "@app/domain/imports/import-enums.ts";
import { importer } from "../../testing/imports.ts";
import { openWorld, type One, type Page, type World } from "../../testing/world.ts";
import type { ImportRecord } from "./import.record.ts";

interface Part {
  _id: string;
  name: string;
  slug: string;
  order: number;
  version: number;
  archivedAt: string | null;
}

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const as = "admin";
const home = "/curriculum/curriculum";
let made = 0;
const curriculum = async () =>
  (
    await world.v2<One<{ _id: string }>>("post", home, {
      as,
      body: { name: `Imports ${made++}`, subject: "Igbo", shape: "school" },
    })
  ).body.data._id;
const tree = async (id: string) =>
  (await world.v2<Page<Part>>("get", `${home}/subdivision?curriculumId=${id}`, { as })).body.data;
const shown = (parts: Part[]) => parts.map(({ name, slug, order }) => [name, slug, order]);
const bytes = (csv: string) => Buffer.from(csv);
const topics = () => importer(world, as, "school-topics");
const count = (job: ImportRecord, wanted: string) =>
  [...job.verdicts].find(({ verdict }) => verdict === wanted)?.count ?? 0;

const good = "Subject,Topic,Outcomes,Minutes\nỌ́gụ́gụ́,Ẹ̀kọ́,Greet | Answer,45\nỌ́gụ́gụ́,Eko,,\nIde,Aka,,\n";
async function checked(csv = good, into?: string) {
  const id = into ?? (await curriculum());
  const job = await topics().send(bytes(csv), "a.csv", id);
  return { id, job, found: await topics().check(job) };
}
async function imported(csv = good, into?: string) {
  const { id, job } = await checked(csv, into);
  return { id, job, done: await topics().run(job) };
}

it("shows what a file would do and writes nothing, then does it in one piece", async () => {
  const { id, job, found } = await checked();
  expect(found).toMatchObject({ state: "checked", intoId: id, problemFile: null, error: null });
  expect([count(found, "create"), count(found, "failed")]).toEqual([3, 0]);
  const [first] = await topics().rows(job);
  expect(first).toMatchObject({ row: 2, label: "Ọ́gụ́gụ́ › Ẹ̀kọ́", verdict: "create", problem: null, url: null });
  expect(await tree(id)).toEqual([]);

  expect(await topics().run(job)).toMatchObject({ state: "imported", fileName: "a.csv", undoneAt: null });
  const parts = await tree(id);
  expect(shown(parts)).toEqual([
    ["Ọ́gụ́gụ́", "ogugu", 0],
    ["Ẹ̀kọ́", "eko", 0],
    ["Eko", "eko-2", 1],
    ["Ide", "ide", 1],
    ["Aka", "aka", 0],
  ]);
  expect(parts[1]).toMatchObject({ outcomes: ["Greet", "Answer"], estimatedMinutes: 45 });
  const entries = await world.rows("select reason from team_activity where entity_id = $1 and changes ? 'importId'", [
    id,
  ]);
  expect(entries).toEqual([{ reason: "Import: a.csv." }]);
});

it.each([
  ["semicolons and a byte order mark", "\uFEFFSubject;Topic\r\nIde;Ọ́nụ́\r\n"],
  ["tabs", "Subject\tTopic\nIde\tỌ́nụ́\n"],
  ["quotes, and columns in another order", '"Topic","Subject"\n"Ọ́nụ́","Ide"\n'],
])("reads %s", async (_, csv) => {
  const { job } = await checked(csv);
  expect(await topics().rows(job)).toMatchObject([{ row: 2, label: "Ide › Ọ́nụ́", verdict: "create", problem: null }]);
});

it("makes nothing the second time", async () => {
  const { id } = await imported();
  const { job, found } = await checked(good, id);
  expect([count(found, "create"), count(found, "unchanged")]).toEqual([0, 3]);
  const { body } = await topics().call(`/imports/${job}/run`, { fingerprint: found.fingerprint });
  expect(body.error).toBe("No row of this file would change anything.");
  expect(await tree(id)).toHaveLength(5);
});

it("does it once, however often it is asked for", async () => {
  const { id, job, found } = await checked();
  await topics().run(job);
  const again = await topics().call(`/imports/${job}/run`, { fingerprint: found.fingerprint });
  expect(again.body.error).toBe("This import cannot be imported now.");
  expect(await tree(id)).toHaveLength(5);
});

it("refuses it all where rows have problems, unless they are to be left out, and hands them back safely", async () => {
  const { id, job, found } = await checked("Subject,Topic,Minutes\nIde,Aka,20\nIde,'=1+1,soon\n");
  expect([count(found, "create"), count(found, "failed")]).toEqual([1, 1]);
  const stored = await world.files.store.get(found.problemFile?._id ?? "");
  expect(Buffer.concat((await stored?.toArray()) ?? []).toString()).toBe(
    "\uFEFFSubject,Topic,Minutes,Problem\r\nIde,'=1+1,soon,Estimated minutes must be a whole number.\r\n",
  );
  const refused = await topics().call(`/imports/${job}/run`, { fingerprint: found.fingerprint });
  expect(refused.body.error).toBe("1 row cannot be imported. Fix the file, or leave it out.");
  expect(await tree(id)).toEqual([]);
  expect(await topics().run(job, { leavesOut: true })).toMatchObject({ state: "imported" });
  expect(await tree(id)).toHaveLength(2);
});

it("refuses what is no longer as it was shown, before it begins and while it waits", async () => {
  const { id, job, found } = await checked();
  const add = (name: string) =>
    world.v2("post", `${home}/subdivision`, { as, body: { curriculumId: id, type: "subject", name } });
  await add("Ide");
  const run = () => topics().call(`/imports/${job}/run`, { fingerprint: found.fingerprint });
  const stale = "The records have changed since this file was checked. Check it again.";
  expect((await run()).body.error).toBe(stale);
  const { fingerprint } = await topics().check(job);
  await topics().call(`/imports/${job}/run`, { fingerprint });
  await add("Agụmagụ");
  await topics().work();
  expect(await topics().one(job)).toMatchObject({ state: "failed", error: stale });
  expect((await tree(id)).map(({ name }) => name)).toEqual(["Ide", "Agụmagụ"]);
});

it.each([
  ["Subject,Topic\n", "The file has no rows below its headings."],
  ["\n", "The file has no rows below its headings."],
])("says why %j cannot be read", async (csv, error) => {
  const job = await topics().send(bytes(csv), "a.csv", await curriculum());
  expect(await topics().one(job)).toMatchObject({ state: "failed", error });
});

it("asks for every column that leads down the tree, and for a curriculum of that shape in use", async () => {
  const id = await curriculum();
  const job = await topics().send(bytes("Topic\nAka\n"), "a.csv", id);
  expect((await topics().call(`/imports/${job}/check`, { mapping: ["topic"] })).body.error).toBe(
    "The column Subject is missing.",
  );
  const start = async (kind: ImportKind, intoId: string | null) => {
    const own = importer(world, as, kind);
    return (await own.start(bytes(good), "a.csv", intoId)).body.fields;
  };
  const unknown = { intoId: "The selected curriculum no longer exists." };
  expect(await start("language-topics", id)).toEqual(unknown);
  expect(await start("school-topics", "0".repeat(24))).toEqual(unknown);
  expect(await start("school-topics", null)).toEqual(unknown);
  await world.v2("post", `${home}/${id}/archive`, { as: "super-admin", body: { version: 1 } });
  expect(await start("school-topics", id)).toBeUndefined();
});

it("undoes an import nobody has worked on, and takes the file again", async () => {
  const { id, job } = await imported();
  const undone = await topics().undo(job);
  expect(undone).toMatchObject({ state: "undone", undoUntil: null });
  expect((await tree(id)).every(({ archivedAt }) => archivedAt !== null)).toBe(true);
  expect(await topics().undo(job)).toEqual(undone);
  const again = await imported(good, id);
  expect(count(again.done, "create")).toBe(3);
  const parts = await tree(id);
  expect(parts.map(({ archivedAt }) => archivedAt)).toEqual([null, null, null, null, null]);
  expect(parts[1]).toMatchObject({ name: "Ẹ̀kọ́", outcomes: ["Greet", "Answer"] });
  expect((await topics().undo(again.job)).undone).toContainEqual({ undo: "reversed", count: 3 });
});

it("brings back only what an undone import made: not what somebody has restored and archived since", async () => {
  const { id, job } = await imported("Subject,Topic\nIde,Aka\n");
  await topics().undo(job);
  const [subject] = await tree(id);
  const at = { as: "super-admin", body: { version: subject!.version } } as const;
  await world.v2("post", `${home}/subdivision/${subject!._id}/restore`, at);
  await world.v2("post", `${home}/subdivision/${subject!._id}/archive`, { ...at, body: { version: 3 } });
  const again = await checked("Subject,Topic\nIde,Aka\n", id);
  expect((await topics().rows(again.job))[0]).toMatchObject({ verdict: "failed", problem: "Restore Ide first." });
});

it("keeps a topic that somebody has worked on since, with what stands above it", async () => {
  const { id, job } = await imported();
  const [, topic] = await tree(id);
  await world.v2("patch", `${home}/subdivision`, { as, body: { _id: topic!._id, version: 1, description: "Mine" } });
  await topics().undo(job);
  expect((await topics().rows(job)).map(({ undo, undoReason }) => [undo, undoReason])).toEqual([
    ["kept", expect.stringMatching(/^Kept: .+ has changed this record since\.$/)],
    ["reversed", null],
    ["reversed", null],
  ]);
  const left = (await tree(id)).filter(({ archivedAt }) => archivedAt === null);
  expect(shown(left)).toEqual([
    ["Ọ́gụ́gụ́", "ogugu", 0],
    ["Ẹ̀kọ́", "eko", 0],
  ]);
});

it("keeps a part that somebody has put something under since", async () => {
  const { id, job } = await imported("Subject,Topic\nIde,Aka\n");
  const [subject] = await tree(id);
  const body = { curriculumId: id, parentId: subject!._id, type: "topic", name: "Mine" };
  await world.v2("post", `${home}/subdivision`, { as, body });
  await topics().undo(job);
  const left = (await tree(id)).filter(({ archivedAt }) => archivedAt === null);
  expect(left.map(({ name }) => name)).toEqual(["Ide", "Mine"]);
});

it("keeps what a learner follows", async () => {
  const { id, job } = await imported();
  const [subject] = await tree(id);
  const [customer] = await world.rows<{ id: string }>("select id from customers limit 1");
  const body = { studentId: customer!.id, curriculumId: id, subdivisionIds: [subject!._id] };
  await world.v1("post", "/student-attach-curriculum", { as, body });
  await topics().undo(job);
  expect((await topics().rows(job)).map(({ undo, undoReason }) => [undo, undoReason])).toEqual([
    ["stuck", "Not undone: a learner follows it."],
    ["stuck", "Not undone: a learner follows it."],
    ["reversed", null],
  ]);
  expect((await tree(id)).filter(({ archivedAt }) => archivedAt === null)).toHaveLength(3);
});

it("shows the imports of a curriculum to all who may write it, and lets each of them undo one", async () => {
  const { id, job } = await imported();
  const last = (of: string, who: "content-manager" | "content-creator") =>
    world.v2<Page<ImportRecord>>("get", `/imports?intoId=${of}&state=imported&state=undone`, { as: who });
  expect((await last(id, "content-manager")).body.data).toMatchObject([{ _id: job, fileName: "a.csv" }]);
  expect((await last(await curriculum(), "content-manager")).body.data).toEqual([]);
  const other = importer(world, "content-manager", "school-topics");
  expect(await other.undo(job)).toMatchObject({ state: "undone" });
  expect((await last(id, "content-creator")).body.total).toBe(0);
});

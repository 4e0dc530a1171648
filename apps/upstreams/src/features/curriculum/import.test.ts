import type { CurriculumRecord, SubdivisionRecord } from "./curriculum.record.ts";
import type { ImportCheck, ImportRecord } from "./import.record.ts";
import { openWorld, type One, type Page, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Refusable = { error: string; fields: object };
const as = "admin";
const home = "/curriculum/curriculum";
let made = 0;
const curriculum = async () =>
  (
    await world.v2<One<CurriculumRecord>>("post", home, {
      as,
      body: { name: `Imports ${made++}`, subject: "Igbo", shape: "school" },
    })
  ).body.data._id;
const tree = async (id: string) =>
  (await world.v2<Page<SubdivisionRecord>>("get", `${home}/subdivision?curriculumId=${id}`, { as })).body.data;
const check = async (id: string, csv: string) =>
  (
    await world.v2<One<ImportCheck> & Refusable>("post", `${home}/${id}/import-check`, {
      as,
      body: { fileName: "a.csv", csv },
    })
  ).body;
const run = (id: string, csv: string, fingerprint: string, more: object = {}, headers = {}) =>
  world.v2<One<ImportRecord> & Refusable>("post", `${home}/${id}/import`, {
    as,
    headers,
    body: { fileName: "a.csv", csv, fingerprint, ...more },
  });
const undo = (id: string, version = 1) =>
  world.v2<One<ImportRecord> & Refusable>("post", `${home}/import/${id}/undo`, { as, body: { version } });
const shown = (parts: SubdivisionRecord[]) => parts.map(({ name, slug, order }) => [name, slug, order]);

const good = "Subject,Topic,Outcomes,Minutes\nỌ́gụ́gụ́,Ẹ̀kọ́,Greet | Answer,45\nỌ́gụ́gụ́,Eko,,\nIde,Aka,,\n";
async function imported(csv = good) {
  const id = await curriculum();
  const { fingerprint } = (await check(id, csv)).data;
  return { id, csv, done: (await run(id, csv, fingerprint)).body.data };
}

it("shows what a file would do and writes nothing, then does it in one piece", async () => {
  const id = await curriculum();
  const { data } = await check(id, good);
  expect(data).toMatchObject({ create: 3, parts: 5, unchanged: 0, problems: 0, problemFile: null });
  expect(data.rows[0]).toEqual({ line: 2, path: ["Ọ́gụ́gụ́", "Ẹ̀kọ́"], verdict: "create", reason: null });
  expect(await tree(id)).toEqual([]);

  const { body } = await run(id, good, data.fingerprint);
  expect(body.data).toMatchObject({ fileName: "a.csv", parts: 5, unchanged: 0, leftOut: 0, undoneAt: null });
  const parts = await tree(id);
  expect(shown(parts)).toEqual([
    ["Ọ́gụ́gụ́", "ogugu", 0],
    ["Ẹ̀kọ́", "eko", 0],
    ["Eko", "eko-2", 1],
    ["Ide", "ide", 1],
    ["Aka", "aka", 0],
  ]);
  expect(parts[1]).toMatchObject({ outcomes: ["Greet", "Answer"], estimatedMinutes: 45 });
  const entries = await world.rows("select 1 from team_activity where entity_id = $1 and changes ? 'importId'", [id]);
  expect(entries).toHaveLength(1);
});

it.each([
  ["semicolons and a byte order mark", "\uFEFFSubject;Topic\r\nIde;Ọ́nụ́\r\n"],
  ["tabs", "Subject\tTopic\nIde\tỌ́nụ́\n"],
  ["quotes, and columns in another order", '"Topic","Subject"\n"Ọ́nụ́","Ide"\n'],
])("reads %s", async (_, csv) => {
  const { rows } = (await check(await curriculum(), csv)).data;
  expect(rows).toEqual([{ line: 2, path: ["Ide", "Ọ́nụ́"], verdict: "create", reason: null }]);
});

it("makes nothing the second time", async () => {
  const { id, csv } = await imported();
  const { data } = await check(id, csv);
  expect(data).toMatchObject({ create: 0, unchanged: 3, parts: 0 });
  expect((await run(id, csv, data.fingerprint)).body.data).toMatchObject({ parts: 0, unchanged: 3 });
  expect(await tree(id)).toHaveLength(5);
});

it("does it once for one key", async () => {
  const id = await curriculum();
  const { fingerprint } = (await check(id, good)).data;
  const send = () => run(id, good, fingerprint, {}, { "idempotency-key": "import-once" });
  expect((await send()).body).toEqual((await send()).body);
});

it("refuses it all where lines have problems, unless they are to be left out, and hands them back safely", async () => {
  const id = await curriculum();
  const csv = "Subject,Topic,Minutes\nIde,Aka,20\nIde,'=1+1,soon\n";
  const { data } = await check(id, csv);
  expect(data).toMatchObject({ create: 1, problems: 1 });
  expect(data.problemFile).toBe(
    "\uFEFFSubject,Topic,Description,Outcomes,Minutes,Problem\r\nIde,'=1+1,,,soon,Estimated minutes must be a whole number.\r\n",
  );
  const refused = await run(id, csv, data.fingerprint);
  expect([refused.status, refused.body.error]).toEqual([422, "1 line has a problem. Nothing was imported."]);
  expect(await tree(id)).toEqual([]);
  expect((await run(id, csv, data.fingerprint, { leaveOutProblems: true })).body.data).toMatchObject({
    parts: 2,
    leftOut: 1,
  });
});

it("refuses what is no longer as it was shown", async () => {
  const id = await curriculum();
  const { fingerprint } = (await check(id, good)).data;
  await world.v2("post", `${home}/subdivision`, { as, body: { curriculumId: id, type: "subject", name: "Ide" } });
  const late = await run(id, good, fingerprint);
  expect([late.status, late.body.error]).toEqual([409, "The curriculum has changed since then. Check the file again."]);
});

it.each([
  ["", { csv: "File is required." }],
  ["Subject,Topic\n", { csv: "There are no lines below the header." }],
  ["Topic\nAka\n", { csv: "The column Subject is missing." }],
  [`Subject,Topic\n${"Ide,Aka\n".repeat(1001)}`, { csv: "Use at most 1000 lines." }],
  [`Subject,Topic\nIde,${"x".repeat(530_000)}\n`, { csv: "The file must be 512 kB or smaller." }],
])("refuses the file %#", async (csv, fields) => {
  expect((await check(await curriculum(), csv)).fields).toEqual(fields);
});

it("undoes an import nobody has worked on, and takes the file again", async () => {
  const { id, csv, done } = await imported();
  const undone = (await undo(done._id)).body.data;
  expect(undone.undoneAt).not.toBeNull();
  expect((await tree(id)).every(({ archivedAt }) => archivedAt !== null)).toBe(true);
  expect((await undo(done._id)).body.data).toEqual(undone);
  world.pass(1);
  const { data } = await check(id, csv);
  expect(data).toMatchObject({ create: 3, parts: 5 });
  const again = (await run(id, csv, data.fingerprint)).body.data;
  const parts = await tree(id);
  expect(parts.map(({ archivedAt }) => archivedAt)).toEqual([null, null, null, null, null]);
  expect(parts[1]).toMatchObject({ name: "Ẹ̀kọ́", outcomes: ["Greet", "Answer"] });
  expect((await undo(again._id)).body.data.undoneAt).not.toBeNull();
});

it("undoes nothing that somebody has worked on", async () => {
  const { id, done } = await imported();
  const [, topic] = await tree(id);
  world.pass(1);
  await world.v2("patch", `${home}/subdivision`, { as, body: { _id: topic!._id, version: 1, description: "Mine" } });
  const refused = await undo(done._id);
  expect([refused.status, refused.body.error]).toEqual([
    409,
    "Ẹ̀kọ́ has been changed since, so the import cannot be undone.",
  ]);
  expect((await tree(id)).every(({ archivedAt }) => archivedAt === null)).toBe(true);
});

it("undoes nothing that a learner follows", async () => {
  const { id, done } = await imported();
  const [subject] = await tree(id);
  const [customer] = await world.rows<{ id: string }>("select id from customers limit 1");
  const body = { studentId: customer!.id, curriculumId: id, subdivisionIds: [subject!._id] };
  await world.v1("post", "/student-attach-curriculum", { as, body });
  expect((await undo(done._id)).body.error).toBe("A learner follows parts of it, so the import cannot be undone.");
});

it("offers a template that can be imported, and knows the last import", async () => {
  const { csv } = (await world.v2<One<{ csv: string }>>("get", `${home}/import/template?shape=school`, { as })).body
    .data;
  const { id, done } = await imported(csv);
  const last = async (of: string) =>
    (await world.v2<One<ImportRecord | null>>("get", `${home}/import/last?curriculumId=${of}`, { as })).body.data;
  expect(await last(id)).toEqual(done);
  expect(await last(await curriculum())).toBeNull();
});

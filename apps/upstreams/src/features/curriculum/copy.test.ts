import type { CurriculumRecord, SubdivisionRecord } from "./curriculum.record.ts";
import { openWorld, type One, type Page, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Wrote = One<SubdivisionRecord & { copied: number }> & { error: string; fields: object };
const as = "admin";
const path = "/curriculum/curriculum/subdivision";

const tree = async (id: string) =>
  (await world.v2<Page<SubdivisionRecord>>("get", `${path}?curriculumId=${id}`, { as })).body.data;
const copy = (id: string, body: object, headers = {}) =>
  world.v2<Wrote>("post", `${path}/${id}/copy`, { as, body, headers });
const add = async (curriculumId: string, name: string, type: string, parentId: string | null = null, over = {}) =>
  (await world.v2<Wrote>("post", path, { as, body: { curriculumId, parentId, type, name, ...over } })).body.data;
let made = 0;
const curriculum = async (shape = "school") =>
  (
    await world.v2<One<CurriculumRecord>>("post", "/curriculum/curriculum", {
      as,
      body: { name: `Copies ${made++}`, subject: "Igbo", shape },
    })
  ).body.data._id;
const resource = { title: "Worksheet", kind: "document", url: "https://example.org/a.pdf" };

/** A subject with two topics in use, one archived, and what stands in them. */
async function aBranch() {
  const id = await curriculum();
  const subject = await add(id, "Ịgụ", "subject");
  const first = await add(id, "Ekele", "topic", subject._id, {
    outcomes: ["Greet"],
    resources: [resource],
    estimatedMinutes: 30,
  });
  const gone = await add(id, "Gone", "topic", subject._id);
  await add(id, "Nri", "topic", subject._id);
  await world.v2("post", `${path}/${gone._id}/archive`, { as, body: { version: 1 } });
  return { id, subject, first };
}
const shown = (parts: SubdivisionRecord[]) =>
  parts.map(({ name, slug, order, outcomes, resources, estimatedMinutes, version }) => [
    name,
    slug,
    order,
    outcomes.length,
    resources.length,
    estimatedMinutes,
    version,
  ]);

it("copies a branch in use to another curriculum, last, with all that stands in it", async () => {
  const { subject } = await aBranch();
  const target = await curriculum();
  await add(target, "Igu", "subject");
  const { status, body } = await copy(subject._id, { curriculumId: target, parentId: null });
  expect([status, body.data.copied]).toEqual([201, 3]);
  expect(shown((await tree(target)).slice(1))).toEqual([
    ["Ịgụ", "igu-2", 1, 0, 0, null, 1],
    ["Ekele", "ekele", 0, 1, 1, 30, 1],
    ["Nri", "nri", 1, 0, 0, null, 1],
  ]);
  const [entry] = await world.rows<{ changes: Record<string, unknown> }>(
    "select changes from team_activity where entity_id = $1",
    [body.data._id],
  );
  expect(entry?.changes).toMatchObject({ copiedFromId: [null, subject._id], copied: [null, 3] });
});

it("leaves resources behind where it is asked to", async () => {
  const { subject } = await aBranch();
  const target = await curriculum();
  await copy(subject._id, { curriculumId: target, parentId: null, withResources: false });
  expect((await tree(target)).flatMap(({ resources }) => resources)).toEqual([]);
});

it("copies a topic under another subject of the same curriculum, and refuses a name that is there", async () => {
  const { id, subject, first } = await aBranch();
  const other = await add(id, "Ide", "subject");
  expect((await copy(first._id, { curriculumId: id, parentId: other._id })).body.data).toMatchObject({
    parentId: other._id,
    order: 0,
    copied: 1,
  });
  const twice = await copy(first._id, { curriculumId: id, parentId: subject._id });
  expect(twice.body.fields).toEqual({ parentId: "Ekele already exists here." });
});

it("refuses another shape, a place where the part cannot stand, archived parts, and archived targets", async () => {
  const { id, subject, first } = await aBranch();
  const language = await curriculum("language");
  const fields = async (from: string, body: object) => (await copy(from, body)).body.fields;
  expect(await fields(subject._id, { curriculumId: language, parentId: null })).toEqual({
    curriculumId: "Choose a curriculum of the same shape.",
  });
  expect(await fields(first._id, { curriculumId: id, parentId: null })).toEqual({
    parentId: "A topic cannot be placed at the top.",
  });
  expect(await fields(first._id, { curriculumId: id, parentId: "0".repeat(24) })).toEqual({
    parentId: "The selected parent no longer exists.",
  });
  expect((await copy("0".repeat(24), { curriculumId: id, parentId: null })).status).toBe(404);
  const archived = (await tree(id)).find(({ name }) => name === "Gone")!;
  expect((await copy(archived._id, { curriculumId: id, parentId: subject._id })).body.error).toBe(
    "This part is archived, so it cannot be copied.",
  );
  await world.rows("update curricula set archived_at = now(), status = 'archived' where id = $1", [id]);
  expect((await copy(subject._id, { curriculumId: id, parentId: null })).body.error).toBe(
    "This curriculum is archived, so it cannot be edited.",
  );
  const target = await curriculum();
  expect((await copy(subject._id, { curriculumId: target, parentId: null })).body.data.copied).toBe(3);
});

it("copies all or nothing where the parts would be too many", async () => {
  const { subject } = await aBranch();
  const target = await curriculum();
  const top = await add(target, "Full", "subject");
  await world.rows(
    `insert into subdivisions (id, created_at, updated_at, created_by, updated_by, curriculum_id, parent_id, type, name, slug, "order")
     select lpad(to_hex(n), 24, '0'), now(), now(), 'system', 'system', $1, $2, 'topic', 'T' || n, 't' || n, n from generate_series(0, 1996) n`,
    [target, top._id],
  );
  expect((await copy(subject._id, { curriculumId: target, parentId: null })).body.error).toBe(
    "Use at most 2000 parts.",
  );
  expect(await tree(target)).toHaveLength(1998);
});

it("copies once for one key", async () => {
  const { subject } = await aBranch();
  const target = await curriculum();
  const send = () => copy(subject._id, { curriculumId: target, parentId: null }, { "idempotency-key": "copy-once" });
  expect((await send()).body).toEqual((await send()).body);
  expect(await tree(target)).toHaveLength(3);
});

import fc from "fast-check";
import type { SubdivisionRecord } from "./curriculum.record.ts";
import { openWorld, type One, type Page, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Wrote = One<SubdivisionRecord> & { error: string; fields: object };

const as = "director";
const path = "/curriculum/curriculum/subdivision";
let made = 0;
const curriculum = async (shape = "school"): Promise<string> =>
  (
    await world.v2<One<{ _id: string }>>("post", "/curriculum/curriculum", {
      as,
      body: { name: `Tree ${made++}`, subject: "Igbo", shape },
    })
  ).body.data._id;
const add = (curriculumId: string, name: string, type = "subject", parentId: string | null = null, over: object = {}) =>
  world.v2<Wrote>("post", path, { as, body: { curriculumId, parentId, type, name, ...over } });
const added = async (...args: Parameters<typeof add>): Promise<SubdivisionRecord> => (await add(...args)).body.data;
const tree = async (curriculumId: string): Promise<SubdivisionRecord[]> =>
  (await world.v2<Page<SubdivisionRecord>>("get", `${path}?curriculumId=${curriculumId}`, { as })).body.data;
const fire = (id: string, event: string, body: object) =>
  world.v2<Wrote>("post", `${path}/${id}/${event}`, { as, body });
const under = (parts: SubdivisionRecord[], parentId: string | null) =>
  parts.filter((part) => part.parentId === parentId);
const namesUnder = (parts: SubdivisionRecord[], parentId: string | null = null) =>
  under(parts, parentId).map(({ name }) => name);

async function three(): Promise<[string, SubdivisionRecord, SubdivisionRecord, SubdivisionRecord]> {
  const id = await curriculum();
  return [id, await added(id, "One"), await added(id, "Two"), await added(id, "Three")];
}

it("adds parts last, with slugs from their names", async () => {
  const id = await curriculum();
  await added(id, "Ịgụ aha");
  const second = await added(id, "Igu aha");
  expect(second).toMatchObject({ order: 1, slug: "igu-aha-2", outcomes: [], resources: [], lessonIds: [], version: 1 });
});

it("lists parents before children and siblings in order, several curricula at once", async () => {
  const [id, one, two] = await three();
  await added(id, "Under two", "topic", two._id);
  await added(id, "Under one", "topic", one._id);
  const other = await curriculum();
  await added(other, "Elsewhere");
  expect((await tree(id)).map(({ name }) => name)).toEqual(["One", "Under one", "Two", "Under two", "Three"]);
  const { body } = await world.v2<Page<SubdivisionRecord>>("get", `${path}?curriculumId=${id}&curriculumId=${other}`, {
    as,
  });
  expect(body).toMatchObject({ page: 1, pageSize: 6, total: 6 });
  const none = await world.v2("get", path, { as });
  expect([none.status, none.body.fields]).toEqual([422, { curriculumId: "Curriculum is required." }]);
});

it.each([
  ["school", "topic", "A topic cannot be placed at the top."],
  ["language", "level", "A level cannot be placed at the top."],
  ["language", "subject", "A subject cannot be placed at the top."],
])("%s: refuses a %s at the top", async (shape, type, message) => {
  const { status, body } = await add(await curriculum(shape), "Misplaced", type);
  expect([status, body.fields]).toEqual([422, { type: message }]);
});

it("refuses parents that are archived, unknown or of another curriculum", async () => {
  const [id, one] = await three();
  await fire(one._id, "archive", { version: 1 });
  for (const parentId of [one._id, "f".repeat(24)]) {
    const { body } = await add(id, "Child", "topic", parentId);
    expect(body.fields).toEqual({ parentId: "The selected parent no longer exists." });
  }
  const [, elsewhere] = await three();
  expect((await add(id, "Child", "topic", elsewhere._id)).status).toBe(422);
  expect((await add("f".repeat(24), "Child")).body.fields).toEqual({
    curriculumId: "The selected curriculum no longer exists.",
  });
});

it("refuses a name that a sibling has, when adding, renaming and moving", async () => {
  const [id, one, two] = await three();
  const clash = { name: "One already exists here." };
  expect((await add(id, "One")).body.fields).toEqual(clash);
  const rename = await world.v2<Wrote>("patch", path, { as, body: { _id: two._id, version: 1, name: "ONE" } });
  expect(rename.body.fields).toEqual({ name: "ONE already exists here." });
  const topic = await added(id, "Same", "topic", one._id);
  await added(id, "Same", "topic", two._id);
  const move = await fire(topic._id, "move", { version: 1, parentId: two._id, order: 0 });
  expect(move.body.fields).toEqual({ parentId: "Same already exists here." });
});

it("saves fields, keeps the rest, and refuses bad ones by their dotted names", async () => {
  const [, one] = await three();
  const resource = { title: "Worksheet", kind: "document", url: "https://example.org/a.pdf" };
  const body = {
    _id: one._id,
    version: 1,
    outcomes: ["Greet"],
    resources: [resource],
    estimatedMinutes: 45,
    slug: "uno",
  };
  const saved = (await world.v2<Wrote>("patch", path, { as, body })).body.data;
  expect(saved).toMatchObject({
    name: "One",
    outcomes: ["Greet"],
    resources: [resource],
    estimatedMinutes: 45,
    slug: "uno",
    version: 2,
  });
  const bad = {
    _id: one._id,
    version: 2,
    resources: [resource, { ...resource, url: "http://x" }],
    outcomes: ["a".repeat(201)],
  };
  expect((await world.v2<Wrote>("patch", path, { as, body: bad })).body.fields).toEqual({
    "resources.1.url": "Enter a full web address starting with https://.",
    "outcomes.0": "Outcome must be 200 characters or fewer.",
  });
  const taken = await world.v2<Wrote>("patch", path, { as, body: { _id: one._id, version: 2, slug: "two" } });
  expect(taken.body.fields).toEqual({ slug: "Slug is already in use." });
});

it("moves a part among its siblings without touching their versions", async () => {
  const [id, one] = await three();
  const moved = (await fire(one._id, "move", { version: 1, parentId: null, order: 1 })).body.data;
  expect(moved).toMatchObject({ order: 1, version: 2 });
  const parts = await tree(id);
  expect(parts.map(({ name, order, version }) => [name, order, version])).toEqual([
    ["Two", 0, 1],
    ["One", 1, 2],
    ["Three", 2, 1],
  ]);
  expect((await fire(one._id, "move", { version: 1, parentId: null, order: 1 })).body.data).toEqual(moved);
  expect((await fire(one._id, "move", { version: 1, parentId: null, order: 0 })).body).toMatchObject({
    code: "STALE",
    current: { order: 1 },
  });
});

it("moves a part under another parent and closes the gap it leaves", async () => {
  const [id, one, two] = await three();
  const [a, b, c] = [
    await added(id, "A", "topic", one._id),
    await added(id, "B", "topic", one._id),
    await added(id, "C", "topic", two._id),
  ];
  await fire(a._id, "move", { version: 1, parentId: two._id, order: 0 });
  const parts = await tree(id);
  expect([namesUnder(parts, one._id), namesUnder(parts, two._id)]).toEqual([["B"], ["A", "C"]]);
  expect(parts.find(({ _id }) => _id === b._id)?.order).toBe(0);
  expect(parts.find(({ _id }) => _id === c._id)?.order).toBe(1);
});

it("never places a part under itself or what stands under it", async () => {
  const id = await curriculum("language");
  const group = await added(id, "Adults", "ageGroup");
  const level = await added(id, "Beginner", "level", group._id);
  const move = async (parentId: string) =>
    (await fire(group._id, "move", { version: 1, parentId, order: 0 })).body.fields;
  expect(await move(group._id)).toEqual({ parentId: "An age group cannot be placed under an age group." });
  expect(await move(level._id)).toEqual({ parentId: "An age group cannot be placed under a level." });
});

it("archives a part with what is under it, behind its siblings, and brings back just that", async () => {
  const [id, one] = await three();
  const [a, b] = [await added(id, "A", "topic", one._id), await added(id, "B", "topic", one._id)];
  await fire(a._id, "archive", { version: 1 });
  const archived = (await fire(one._id, "archive", { version: 1 })).body.data;
  expect(archived).toMatchObject({ order: 2, version: 2, archivedAt: world.clock.now().toISOString() });
  expect((await fire(one._id, "archive", { version: 1 })).body.data).toEqual(archived);
  expect(under(await tree(id), one._id).every(({ archivedAt }) => archivedAt !== null)).toBe(true);

  const child = await fire(b._id, "restore", { version: 2 });
  expect([child.status, child.body.error]).toEqual([409, `Restore ${one.name} first.`]);
  for (const [event, body] of [["move", { version: 2, parentId: null, order: 0 }]] as const) {
    expect((await fire(one._id, event, body)).body.error).toBe("This part is archived, so it cannot be moved.");
  }
  const edit = await world.v2<Wrote>("patch", path, { as, body: { _id: one._id, version: 2, name: "Uno" } });
  expect(edit.body.error).toBe("This part is archived, so it cannot be edited.");

  const restored = (await fire(one._id, "restore", { version: 2 })).body.data;
  expect(restored).toMatchObject({ order: 2, version: 3, archivedAt: null });
  const back = under(await tree(id), one._id);
  expect(back.map(({ name, archivedAt }) => [name, archivedAt !== null])).toEqual([
    ["B", false],
    ["A", true],
  ]);
});

it("takes 2,000 parts and no more", async () => {
  const [id, one] = await three();
  await world.rows(
    `insert into subdivisions (id, created_at, updated_at, created_by, updated_by, curriculum_id, parent_id, type, name, slug, "order")
     select lpad(to_hex(n), 24, '0'), now(), now(), 'system', 'system', $1, $2, 'topic', 'T' || n, 't' || n, n from generate_series(0, 1996) n`,
    [id, one._id],
  );
  const { status, body } = await add(id, "One too many");
  expect([status, body.error]).toEqual([422, "Use at most 2000 parts."]);
});

it("keeps its order when two people move parts at once", async () => {
  const [id, one, , third] = await three();
  await Promise.all([
    fire(one._id, "move", { version: 1, parentId: null, order: 2 }),
    fire(third._id, "move", { version: 1, parentId: null, order: 0 }),
  ]);
  expect((await tree(id)).map(({ order }) => order)).toEqual([0, 1, 2]);
});

const steps = fc.array(
  fc.record({
    event: fc.constantFrom("add", "move", "archive", "restore"),
    part: fc.nat(30),
    parent: fc.nat(30),
    order: fc.nat(8),
  }),
  { minLength: 5, maxLength: 20 },
);

it("keeps places dense, those in use before archived ones, and nothing in use under archived ones, whatever is done", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (todo) => {
      const id = await curriculum();
      const first = await added(id, "S0");
      await added(id, "T0", "topic", first._id);
      for (const [n, { event, part, parent, order }] of todo.entries()) {
        const parts = await tree(id);
        const chosen = parts[part % parts.length]!;
        const subjects = parts.filter(({ type }) => type === "subject");
        const above = chosen.type === "topic" ? subjects[parent % subjects.length]!._id : null;
        if (event === "add") await add(id, `P${n}`, chosen.type, above);
        else await fire(chosen._id, event, { version: chosen.version, parentId: above, order });
      }
      const parts = await tree(id);
      for (const parentId of [null, ...parts.map(({ _id }) => _id)]) {
        const siblings = under(parts, parentId);
        expect(siblings.map(({ order }) => order)).toEqual(siblings.map((_, place) => place));
        const states = siblings.map(({ archivedAt }) => archivedAt !== null);
        expect(states).toEqual(states.toSorted((a, b) => Number(a) - Number(b)));
        const isArchived = parts.find(({ _id }) => _id === parentId)?.archivedAt;
        if (isArchived) expect(states).not.toContain(false);
      }
    }),
    { numRuns: 12 },
  );
});

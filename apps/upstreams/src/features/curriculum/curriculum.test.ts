import {
  curriculumEvents,
  type CurriculumEvent,
  type CurriculumStatus,
} from "@app/domain/curriculum/curriculum-enums.ts";
import type { CurriculumRecord, SubdivisionRecord } from "./curriculum.record.ts";
import { openWorld, type One, type Page, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Wrote = One<CurriculumRecord> & { error: string; code: string; fields: object };
const path = "/curriculum/curriculum";
const as = "director";
const regionId = async (code: string): Promise<string> =>
  (await world.v2<Page<{ _id: string }>>("get", `/admin/region?code=${code}`, { as })).body.data[0]!._id;
const create = (over: object) =>
  world.v2<Wrote>("post", path, { as, body: { name: "Test", subject: "Igbo", shape: "language", ...over } });
const save = (body: object) => world.v2<Wrote>("patch", path, { as, body });
const fire = (id: string, event: CurriculumEvent, version: number) =>
  world.v2<Wrote>("post", `${path}/${id}/${event}`, { as, body: { version } });
const names = async (query: string, caller: "director" | "content-creator" = as) =>
  (await world.v2<Page<CurriculumRecord>>("get", `${path}${query}`, { as: caller })).body.data.map(({ name }) => name);

it("lists curricula with their parts counted by type", async () => {
  const { body } = await world.v2<Page<CurriculumRecord>>("get", `${path}?slug=igbo-for-families-uk`, { as });
  expect(body.data).toMatchObject([
    {
      name: "Igbo for families, UK",
      shape: "language",
      status: "active",
      counts: [
        { type: "ageGroup", count: 3 },
        { type: "level", count: 9 },
        { type: "topic", count: 29 },
      ],
    },
  ]);
});

it("filters by a region's id, with those of all regions", async () => {
  expect(await names(`?regionId=${await regionId("UK")}`)).toEqual([
    "GCSE Igbo",
    "Igbo for everyone",
    "Igbo for families, UK",
    "Yoruba for families, UK",
    "Yorùbá foundations",
  ]);
});

it("shows a content-creator only what uses lessons of their own", async () => {
  expect(await names("", "content-creator")).toEqual(["Yoruba for families, UK"]);
  const [igbo, yoruba] = await Promise.all(
    ["igbo-for-families-uk", "yoruba-for-families-uk"].map(
      async (slug) => (await world.v2<Page<CurriculumRecord>>("get", `${path}?slug=${slug}`, { as })).body.data[0]!._id,
    ),
  );
  const query = `${path}/subdivision?curriculumId=${igbo!}&curriculumId=${yoruba!}`;
  const { body } = await world.v2<Page<SubdivisionRecord>>("get", query, { as: "content-creator" });
  expect(new Set(body.data.map((part) => part.curriculumId))).toEqual(new Set([yoruba]));
});

it("begins as a draft with a slug from its name, for all regions", async () => {
  const { status, body } = await create({ name: "Ụtụtụ ọma", description: "" });
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    slug: "ututu-oma",
    status: "draft",
    regionId: null,
    description: null,
    version: 1,
  });
});

it("makes a slug apart by the region's code, then by a number", async () => {
  const uk = await regionId("UK");
  const slugs = [];
  for (const name of ["Ọma", "Oma", "Òma", "Óma"]) slugs.push((await create({ name, regionId: uk })).body.data.slug);
  expect(slugs).toEqual(["oma", "oma-uk", "oma-uk-2", "oma-uk-3"]);
});

it("never takes the slug that is a page of every region", async () => {
  expect((await create({ name: "Curriculums" })).body.data.slug).toBe("curriculums-2");
});

it("lets school curricula of different regions share a slug, and language ones not", async () => {
  const [uk, us] = [await regionId("UK"), await regionId("US")];
  const school = { name: "A levels", shape: "school" };
  expect((await create({ ...school, regionId: uk })).body.data.slug).toBe("a-levels");
  expect((await create({ ...school, regionId: us })).body.data.slug).toBe("a-levels");
  const language = { name: "Everyday", slug: "everyday" };
  await create({ ...language, regionId: uk });
  const clash = await create({ ...language, name: "Every day", regionId: us });
  expect([clash.status, clash.body.fields]).toEqual([422, { slug: "Slug is already in use." }]);
});

it("refuses a name twice in one region", async () => {
  const uk = await regionId("UK");
  const inUk = await create({ name: "gcse igbo", regionId: uk });
  expect(inUk.body.fields).toEqual({ name: "A curriculum with this name already exists in United Kingdom." });
  await create({ name: "Twice" });
  const everywhere = await create({ name: "Twice" });
  expect(everywhere.body.fields).toEqual({ name: "A curriculum with this name already exists in all regions." });
});

it("keeps the slug when the name changes, and makes it anew when it is emptied", async () => {
  const made = (await create({ name: "Before" })).body.data;
  const renamed = (await save({ _id: made._id, version: 1, name: "After" })).body.data;
  expect(renamed).toMatchObject({ name: "After", slug: "before", version: 2 });
  const anew = (await save({ _id: made._id, version: 2, slug: "" })).body.data;
  expect(anew).toMatchObject({ slug: "after", version: 3 });
});

it("refuses a status", async () => {
  const { _id } = (await create({ name: "Guarded" })).body.data;
  const status = await save({ _id, version: 1, status: "active" });
  expect(status.body.fields).toEqual({ status: "Status cannot be edited directly. Use the action buttons." });
});

it("fixes the shape once there are parts", async () => {
  const { _id } = (await create({ name: "Shaped" })).body.data;
  expect((await save({ _id, version: 1, shape: "school" })).body.data.shape).toBe("school");
  await world.v2("post", `${path}/subdivision`, { as, body: { curriculumId: _id, type: "subject", name: "Grammar" } });
  const { status, body } = await save({ _id, version: 2, shape: "language" });
  expect([status, body.fields]).toEqual([422, { shape: "The shape cannot be changed once there are parts." }]);
});

const next: Record<CurriculumStatus, Partial<Record<CurriculumEvent, CurriculumStatus>>> = {
  draft: { activate: "active" },
  active: { activate: "active", archive: "archived", restore: "active" },
  archived: { archive: "archived", restore: "active", activate: "active" },
};
const paths: Record<CurriculumStatus, CurriculumEvent[]> = {
  draft: [],
  active: ["activate"],
  archived: ["activate", "archive"],
};
const verbs = { activate: "activated", archive: "archived", restore: "restored" };

it.each(
  (["draft", "active", "archived"] as const).flatMap((status) => curriculumEvents.map((event) => ({ status, event }))),
)("$status: $event", async ({ status, event }) => {
  let present = (await create({ name: `${status} ${event}` })).body.data;
  for (const step of paths[status]) present = (await fire(present._id, step, present.version)).body.data;
  expect(present.status).toBe(status);

  const { body, status: code } = await fire(present._id, event, present.version);
  const isAllowed = !(status === "archived" && event === "activate");
  const target = isAllowed ? next[status][event] : undefined;
  if (target === undefined) {
    const state = status === "draft" ? "a draft" : status;
    expect([code, body.error]).toEqual([409, `This curriculum is ${state}, so it cannot be ${verbs[event]}.`]);
    return;
  }
  expect(body.data.status).toBe(target);
  expect(body.data.version).toBe(target === status ? present.version : present.version + 1);
  expect(body.data.archivedAt !== null).toBe(target === "archived");
});

it("refuses a stale event, and new parts of what is archived", async () => {
  const { _id } = (await create({ name: "Retired" })).body.data;
  expect((await fire(_id, "activate", 7)).body.code).toBe("STALE");
  await fire(_id, "activate", 1);
  await fire(_id, "archive", 2);
  const part = { curriculumId: _id, type: "ageGroup", name: "All" };
  expect((await world.v2("post", `${path}/subdivision`, { as, body: part })).status).toBe(409);
});

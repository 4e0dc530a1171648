import { aPicture, idOf, uploadFile } from "../../testing/files.ts";
import { openWorld, type Caller, type One, type Page, type World } from "../../testing/world.ts";
import { publishDueUpdates } from "./publish-due.ts";
import type { ProductUpdateRecord } from "./update.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const path = "/language-app/product-updates";
type Answered = One<ProductUpdateRecord> & { error?: string; fields?: Record<string, string> };
const day = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(world.clock.now().getTime() + days * day).toISOString();

const draft = { title: "Stories", body: "There are stories now.", kind: "feature", platforms: ["ios", "web"] };
const create = (body: object = {}, as: Caller = "content-manager") =>
  world.v2<Answered>("post", path, { as, body: { ...draft, ...body } });
async function anUpdate(body: object = {}, as: Caller = "content-manager"): Promise<ProductUpdateRecord> {
  const { status, body: answer } = await create(body, as);
  expect([status, answer.error]).toEqual([201, undefined]);
  return answer.data;
}
const save = ({ _id, version }: ProductUpdateRecord, changes: object, as: Caller = "content-manager") =>
  world.v2<Answered>("patch", path, { as, body: { _id, version, ...changes } });
const fire = (
  { _id, version }: ProductUpdateRecord,
  event: string,
  body: object = {},
  as: Caller = "content-manager",
) => world.v2<Answered>("post", `${path}/${_id}/${event}`, { as, body: { version, ...body } });
async function moved(update: ProductUpdateRecord, event: string, body: object = {}): Promise<ProductUpdateRecord> {
  const { status, body: answer } = await fire(update, event, body);
  expect([event, status, answer.error]).toEqual([event, 200, undefined]);
  return answer.data;
}
const read = async ({ _id }: ProductUpdateRecord) =>
  (await world.v2<Page<ProductUpdateRecord>>("get", `${path}?id=${_id}`, { as: "admin" })).body.data[0];

it("is published by the job at its time, once, and tells its author", async () => {
  const written = await anUpdate({}, "content-creator");
  const scheduled = await moved(written, "schedule", { publishAt: inDays(2) });
  expect(scheduled).toMatchObject({ status: "scheduled", publishAt: inDays(2), publishedAt: null });
  const early = new Date(world.clock.now().getTime() + 1.9 * day);
  await publishDueUpdates(world.database, early, 100);
  expect(await read(written)).toMatchObject({ status: "scheduled" });

  const due = new Date(world.clock.now().getTime() + 2.001 * day);
  expect(await publishDueUpdates(world.database, due, 100)).toBe(1);
  expect(await publishDueUpdates(world.database, due, 100)).toBe(0);
  expect(await read(written)).toMatchObject({
    ...{ status: "published", publishAt: inDays(2), publishedAt: due.toISOString(), version: scheduled.version + 1 },
    updatedBy: "system",
  });
  const told = await world.rows("select title from notifications where kind = 'product-update' and description = $1", [
    "Stories",
  ]);
  expect(told).toEqual([{ title: "Your product update is published" }]);
});

it("may be edited and get another time until it is out, and not afterwards", async () => {
  const first = await moved(await anUpdate(), "schedule", { publishAt: inDays(3) });
  const edited = (await save(first, { title: "More stories" })).body.data;
  expect(edited).toMatchObject({ title: "More stories", status: "scheduled", publishAt: inDays(3) });
  const later = await moved(edited, "schedule", { publishAt: inDays(5) });
  expect(later).toMatchObject({ status: "scheduled", publishAt: inDays(5) });
  const back = await moved(later, "unschedule");
  expect(back).toMatchObject({ status: "draft", publishAt: null });
  const out = await moved(back, "publish");
  expect(out).toMatchObject({ status: "published", publishedAt: world.clock.now().toISOString() });
  expect((await save(out, { title: "Fewer stories" })).body.error).toBe(
    "This product update is published, so it cannot be edited.",
  );
  expect((await fire(out, "schedule", { publishAt: inDays(9) })).body.error).toBe(
    "This product update is published, so it cannot be scheduled.",
  );
  expect(await moved(out, "retire")).toMatchObject({ status: "retired", retiredAt: world.clock.now().toISOString() });
});

it("is not scheduled for a time that is over, and a draft is not retired", async () => {
  const written = await anUpdate();
  expect((await fire(written, "schedule", { publishAt: world.clock.now().toISOString() })).body.fields).toEqual({
    publishAt: "The time must be in the future.",
  });
  expect((await fire(written, "retire")).body.error).toBe("This product update is a draft, so it cannot be retired.");
});

it("is written by its own creator or by those who manage content, and published by the latter", async () => {
  const others = await anUpdate();
  expect((await save(others, { title: "Mine" }, "content-creator")).status).toBe(403);
  expect((await save(others, { title: "By an admin" }, "admin")).status).toBe(200);
  const own = await anUpdate({}, "content-creator");
  expect((await save(own, { title: "Mine" }, "content-creator")).status).toBe(200);
  for (const as of ["content-creator", "admin"] as const)
    expect((await fire(others, "publish", {}, as)).status).toBe(403);
});

it("says whose learners see it: those of some subjects, or in regions that are there", async () => {
  expect((await create({ audience: "subjects" })).body.fields).toEqual({ subjects: "Choose at least one subject." });
  expect((await create({ audience: "regions", regionIds: ["0".repeat(24)] })).body.fields).toEqual({
    regionIds: "The selected region no longer exists.",
  });
  const narrow = await anUpdate({ audience: "subjects", subjects: ["Igbo"] });
  expect((await save(narrow, { audience: "regions" })).body.fields).toEqual({
    regionIds: "Choose at least one region.",
  });
  expect((await save(narrow, { audience: "everyone" })).body.data).toMatchObject({
    audience: "everyone",
    subjects: [],
  });
});

it("has eight in the demo business, in every state", async () => {
  const rows = await world.rows<{ status: string }>("select status from product_updates where created_at < $1", [
    world.clock.now(),
  ]);
  expect(rows).toHaveLength(8);
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(["draft", "scheduled", "published", "retired"]));
});

it("is shown in the app again after it was retired, from then on", async () => {
  const published = await moved(await anUpdate(), "publish");
  const retired = await moved(published, "retire");
  expect(retired.retiredAt).not.toBeNull();
  expect((await fire(retired, "restore", {}, "content-creator")).status).toBe(403);
  const again = await moved(retired, "restore");
  expect(again).toMatchObject({ status: "published", publishAt: published.publishAt, retiredAt: null });
  expect(new Date(again.publishedAt ?? 0) >= new Date(retired.retiredAt ?? 0)).toBe(true);
  expect((await fire(await anUpdate(), "restore")).status).toBe(409);
});

it("has a picture with words for it, which it keeps", async () => {
  const file = await uploadFile(world, "content-creator", { kind: "app-image", ...(await aPicture()) });
  const unseen = await create({ imageFileId: idOf(file) }, "content-creator");
  expect(unseen.body.fields).toEqual({ imageAlt: "Describe the picture for those who cannot see it." });
  const update = await anUpdate({ imageFileId: idOf(file), imageAlt: "A book" }, "content-creator");
  expect(update).toMatchObject({ imageFileId: idOf(file), imageAlt: "A book" });
  const [kept] = await world.rows<{ state: string }>("select state from files where id = $1", [idOf(file)]);
  expect(kept?.state).toBe("kept");
  expect((await save(update, { imageAlt: null })).body.fields).toEqual({
    imageAlt: "Describe the picture for those who cannot see it.",
  });
  const without = (await save(update, { imageFileId: null })).body.data;
  expect([without.imageFileId, without.imageAlt]).toEqual([null, null]);
  const gone = await create({ imageFileId: "f".repeat(24), imageAlt: "A book" });
  expect(gone.body.fields).toEqual({ imageFileId: "This file is no longer there. Upload it again." });
});

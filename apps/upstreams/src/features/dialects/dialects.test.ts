import { languageOptions } from "@app/domain/language/dialect.ts";
import { inSubjectOrder } from "@app/domain/subjects.ts";
import { openWorld, type Page, type World } from "../../testing/world.ts";
import type { DialectRecord } from "./dialects.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const path = "/language/dialects";
const standardOf = async (subject: string) =>
  (await world.v2<Page<DialectRecord>>("get", `${path}?subject=${subject}&q=standard`, { as: "admin" })).body.data[0]!;

it("keeps the standard of a language under its name, and in use", async () => {
  const { _id, version } = await standardOf("Igbo");
  const as = "content-manager";
  const renamed = await world.v2("patch", path, { as, body: { _id, version, name: "Central" } });
  expect([renamed.status, renamed.body]).toMatchObject([
    422,
    { fields: { name: "The standard dialect keeps its name and its language." } },
  ]);
  const archived = await world.v2("post", `${path}/${_id}/archive`, { as, body: { version } });
  expect([archived.status, archived.body]).toMatchObject([409, { error: "The standard dialect cannot be archived." }]);
  const moved = await world.v2("patch", path, { as, body: { _id, version, order: 1 } });
  expect(moved.status).toBe(200);
});

it("is read by whoever reads words, and changed by those who answer for them", async () => {
  const body = { subject: "Twi", name: "Asante" };
  for (const [as, status] of [
    ["content-creator", 403],
    ["admin", 403],
    ["content-manager", 201],
  ] as const)
    expect([as, (await world.v2("post", path, { as, body })).status]).toEqual([as, status]);
  expect((await world.v2("get", path, { as: "content-creator" })).status).toBe(200);
});

it("has the standard of every language, Igbo and Yoruba first", async () => {
  const { body } = await world.v2<Page<DialectRecord>>("get", `${path}?q=standard`, { as: "admin" });
  expect(body.data.map(({ subject }) => subject)).toEqual(inSubjectOrder(languageOptions));
});

import { openWorld, type Caller, type One, type Page, type World } from "../../../testing/world.ts";
import type { TemplateRecord } from "./templates.record.ts";
import { templateById } from "./templates.public.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const path = "/admin/template";
const find = async (name: string, as: Caller = "admin") => {
  const query = `${path}?q=${encodeURIComponent(name)}`;
  return (await world.v2<Page<TemplateRecord>>("get", query, { as })).body.data[0]!;
};

it("refuses a kind whose placeholders the text does not keep to, and a channel whose subject it does not", async () => {
  const { _id, version } = await find("A place in a customer pod");
  const save = (body: object) =>
    world.v2<{ fields: object }>("patch", path, { as: "director", body: { _id, version, ...body } });
  const { status, body } = await save({ kind: "general" });
  expect([status, body.fields]).toEqual([
    422,
    { subject: expect.stringMatching(/^\{\{podName\}\} cannot be filled in/) },
  ]);
  expect((await save({ channel: "sms" })).body.fields).toEqual({ subject: "Only an email has a subject." });
  expect((await save({ channel: "sms", subject: "" })).status).toBe(200);
});

it.each<[Caller, number, number]>([
  ["super-admin", 200, 200],
  ["director", 200, 200],
  ["admin", 200, 403],
  ["content-manager", 403, 403],
])("is read by a %s: %i, and archived: %i", async (as, reads, archives) => {
  const { _id } = await find("Please call us back");
  expect((await world.v2("get", path, { as })).status).toBe(reads);
  const { version } = await find("Please call us back");
  const { status } = await world.v2<One<TemplateRecord>>("post", `${path}/${_id}/archive`, { as, body: { version } });
  expect(status).toBe(archives);
});

it("is handed to other areas as it stands, and nothing where there is none", async () => {
  const { _id, body } = await find("Welcome");
  expect(await templateById({ db: world.database }, _id)).toMatchObject({ id: _id, body });
  expect(await templateById({ db: world.database }, "0".repeat(24))).toBeNull();
});

import { openWorld, type Caller, type One, type Page, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

interface Entry {
  _id: string;
  action: string;
  actorName: string;
  reason: string | null;
  version: number | null;
  changes: { field: string; before: unknown; after: unknown }[];
}
interface Stored {
  _id: string;
  version: number;
  name: string;
  currency: string;
  active: boolean;
  [field: string]: unknown;
}
interface Saved {
  _id: string;
  version: number;
}

const region = async (code = "uk") =>
  (await world.v2<Page<Stored>>("get", `/admin/region?code=${code}`, { as: "super-admin" })).body.data[0]!;
const history = async (kind: string, id: string, more = "", as: Caller = "super-admin") =>
  world.v2<{ data: Entry[]; nextCursor: string | null }>("get", `/audit?entityKind=${kind}&entityId=${id}${more}`, {
    as,
  });
const save = async (fields: object, as: Caller = "super-admin") => {
  world.pass(1);
  const { _id, version } = await region();
  return (await world.v2<One<Stored>>("patch", "/admin/region", { as, body: { _id, version, ...fields } })).body.data;
};
const back = (way: "undo" | "restore", body: object, as: Caller = "super-admin") => {
  world.pass(1);
  return world.v2<One<Saved>>("post", `/audit/${way}`, { as, body });
};

it("tells who changed what, before and after, newest first, part by part", async () => {
  const { _id } = await save({ name: "Britain" }, "director");
  await save({ name: "Great Britain", currency: "USD" });
  const { body: first } = await history("region", _id, "&limit=1");
  expect(first.data).toMatchObject([
    {
      action: "updated",
      version: (await region()).version,
      changes: [
        { field: "name", before: "Britain", after: "Great Britain" },
        { field: "currency", before: "GBP", after: "USD" },
      ],
    },
  ]);
  const { body: second } = await history("region", _id, `&limit=1&after=${first.nextCursor}`);
  expect(second.data).toMatchObject([{ actorName: "Daniel Osborne", changes: [{ before: "United Kingdom" }] }]);
  expect(second.nextCursor).toBeNull();
});

it("restores what stood before a change, as a normal update that says so", async () => {
  const { _id, version } = await region();
  const [, oldest] = (await history("region", _id)).body.data;
  const { status, body } = await back("restore", {
    entityKind: "region",
    entityId: _id,
    entryId: oldest!._id,
    version,
  });
  expect(status).toBe(200);
  expect(body.data).toEqual({ _id, version: version + 1 });
  expect(await region()).toMatchObject({ name: "United Kingdom", currency: "GBP" });
  expect((await history("region", _id)).body.data[0]).toMatchObject({
    reason: `Restored from version ${oldest!.version! - 1}.`,
    action: "updated",
  });
  const again = await back("restore", {
    entityKind: "region",
    entityId: _id,
    entryId: oldest!._id,
    version: version + 1,
  });
  expect(again).toMatchObject({ status: 409, body: { error: "The record already holds these values." } });
});

it("undoes the newest change of a record, and refuses plainly when somebody changed it since", async () => {
  const mine = await save({ name: "Albion" });
  const place = { entityKind: "region", entityId: mine._id };
  expect((await back("undo", { ...place, version: mine.version })).status).toBe(200);
  expect(await region()).toMatchObject({ name: "United Kingdom", version: mine.version + 1 });

  const second = await save({ name: "Albion" });
  await save({ currency: "NGN" }, "director");
  const late = await back("undo", { ...place, version: second.version });
  expect(late).toMatchObject({ status: 409, body: { code: "STALE", changedBy: "Daniel Osborne" } });
  expect((await region()).name).toBe("Albion");
});

it("undoes an archiving by the event that leads back, for those who may", async () => {
  const { _id, version } = await region();
  const { body } = await world.v2<One<Stored>>("post", `/admin/region/${_id}/archive`, {
    as: "super-admin",
    body: { version },
  });
  const undo = { entityKind: "region", entityId: _id, version: body.data.version };
  expect((await back("undo", undo, "director")).status).toBe(403);
  expect((await back("undo", undo)).status).toBe(200);
  expect((await region()).active).toBe(true);
});

it("refuses to undo what nothing leads back from", async () => {
  const { body } = await world.v2<One<Stored>>("post", "/curriculum/curriculum", {
    as: "director",
    body: { name: "Undone Igbo", subject: "Igbo", shape: "language" },
  });
  const { _id, version } = body.data;
  const refused = { status: 409, body: { error: "This change cannot be undone." } };
  const undo = (made: number) => back("undo", { entityKind: "curriculum", entityId: _id, version: made });
  expect(await undo(version)).toMatchObject(refused);
  await world.v2("post", `/curriculum/curriculum/${_id}/activate`, { as: "super-admin", body: { version } });
  expect(await undo(version + 1)).toMatchObject(refused);
});

describe("of a part", () => {
  const home = "/curriculum/curriculum/subdivision";
  let parts: Stored[];
  const tree = async (curriculumId: string) =>
    (await world.v2<Page<Stored>>("get", `${home}?curriculumId=${curriculumId}`, { as: "super-admin" })).body.data;
  const add = async (curriculumId: string, name: string) =>
    (
      await world.v2<One<Stored>>("post", home, {
        as: "super-admin",
        body: { curriculumId, name, type: "ageGroup" },
      })
    ).body.data;

  beforeAll(async () => {
    const { body } = await world.v2<One<Stored>>("post", "/curriculum/curriculum", {
      as: "super-admin",
      body: { name: "Ways back", subject: "Igbo", shape: "language" },
    });
    parts = [];
    for (const name of ["One", "Two", "Three"]) parts.push(await add(body.data._id, name));
  });

  it.each([
    ["a move", "move", { parentId: null, order: 2 }],
    ["an archiving", "archive", {}],
  ])("takes %s back to where it stood", async (_, way, change) => {
    const [first] = await tree(parts[0]!["curriculumId"] as string);
    world.pass(1);
    const { body } = await world.v2<One<Stored>>("post", `${home}/${first!._id}/${way}`, {
      as: "super-admin",
      body: { version: first!.version, ...change },
    });
    const { version } = body.data;
    expect((await back("undo", { entityKind: "subdivision", entityId: first!._id, version })).status).toBe(200);
    expect((await tree(parts[0]!["curriculumId"] as string)).map(({ name }) => name)).toEqual(["One", "Two", "Three"]);
  });
});

it("is read only by those who may read the record", async () => {
  const { _id } = await region();
  expect((await history("region", _id, "", "no-role")).status).toBe(403);
  expect((await history("region", _id, "", "content-creator")).status).toBe(200);
  const [curriculum] = (await world.v2<Page<Stored>>("get", "/curriculum/curriculum", { as: "super-admin" })).body.data;
  const seen = (await world.v2<Page<Stored>>("get", "/curriculum/curriculum", { as: "content-creator" })).body.data;
  expect(seen.map((one) => one._id)).not.toContain(curriculum!._id);
  expect((await history("curriculum", curriculum!._id, "", "content-creator")).status).toBe(404);
  expect((await history("planet", _id)).status).toBe(422);
});

it("shows people their own account's history, never a password, and others' to those who read staff", async () => {
  const { body: me } = await world.v1<Stored>("get", "/admin/profile", { as: "admin" });
  world.pass(1);
  await world.v1("patch", "/admin/profile", { as: "admin", body: { version: me.version, bio: "Teaches" } });
  const read = (as: Caller) =>
    world.v1<{ data: Entry[] }>("get", `/audit?entityKind=account%20user&entityId=${me._id}`, { as });
  const { body } = await read("admin");
  // They have signed in, which changes nothing of their account.
  expect(body.data.map(({ changes }) => changes)).toEqual([[{ field: "bio", before: me["bio"], after: "Teaches" }]]);
  expect((await read("director")).status).toBe(200);
  expect((await read("content-manager")).status).toBe(403);

  const version = me.version + 1;
  const undo = { entityKind: "account user", entityId: me._id, version };
  expect((await world.v1("post", "/audit/undo", { as: "content-manager", body: undo })).status).toBe(403);
  expect((await world.v1("post", "/audit/undo", { as: "admin", body: undo })).status).toBe(200);
  expect((await world.v1<Stored>("get", "/admin/profile", { as: "admin" })).body["bio"]).toBe(me["bio"]);
});

it("lets those who save somebody's account take that back, by what they may save of it", async () => {
  const { body: me } = await world.v1<Stored>("get", "/admin/profile", { as: "admin" });
  const saved = await world.v1<Stored>("patch", `/admin/users/${me._id}`, {
    as: "director",
    body: { version: me.version, bio: "Teaches Igbo", email: "elsewhere@demo.test" },
  });
  expect(saved.status).toBe(200);
  const undo = { entityKind: "account user", entityId: me._id, version: me.version + 1 };
  expect((await world.v1("post", "/audit/undo", { as: "admin", body: undo })).status).toBe(403);
  expect((await world.v1("post", "/audit/undo", { as: "director", body: undo })).status).toBe(200);
  const { body: after } = await world.v1<Stored>("get", "/admin/profile", { as: "admin" });
  expect([after["bio"], after["email"]]).toEqual([me["bio"], me["email"]]);
});

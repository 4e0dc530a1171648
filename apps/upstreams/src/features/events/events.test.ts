import request from "supertest";
import { eventsToken, openWorld, type One, type Page, type World } from "../../testing/world.ts";
import { publish } from "../../records/outbox.ts";
import { cursorText, readEvents, removeOldEvents, type Cursor } from "./events.queries.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

interface Told {
  entityKind: string;
  entityId: string;
  partOfId: string | null;
  action: string;
  version: number | null;
  permission: string | null;
  personId: string | null;
}
interface Answer {
  data: Told[];
  cursor: string;
  missed: boolean;
}
interface Region {
  _id: string;
  version: number;
}

const headers = { authorization: `Bearer ${eventsToken}` };
const events = async (query = "", server: "v1" | "v2" = "v2") =>
  (await world[server]<Answer>("get", `/events${query}`, { headers })).body;
const uk = async () => (await world.v2<Page<Region>>("get", "/admin/region?code=uk", { as: "director" })).body.data[0]!;
async function rename(name: string): Promise<Region> {
  const { _id, version } = await uk();
  const answer = await world.v2<One<Region>>("patch", "/admin/region", {
    as: "director",
    body: { _id, version, name },
  });
  return answer.body.data;
}

it("tells of a change behind the place that was asked for, once", async () => {
  const { cursor, ...before } = await events();
  expect(before).toEqual({ data: [], missed: false });
  const { _id, version } = await rename("Britain");
  const answer = await events(`?after=${cursor}`);
  expect(answer.data).toMatchObject([
    { entityKind: "region", entityId: _id, action: "updated", version, permission: "regions:read", personId: null },
  ]);
  expect((await events(`?after=${answer.cursor}`)).data).toEqual([]);
});

it("tells nothing of a change that was refused or undone", async () => {
  const { cursor } = await events();
  await world.rows("alter table team_activity add constraint full_up check (entity_label <> 'UK') not valid");
  const { _id, version } = await uk();
  const answer = await world.v2("patch", "/admin/region", { as: "director", body: { _id, version, name: "Albion" } });
  await world.rows("alter table team_activity drop constraint full_up");
  expect(answer.status).toBe(500);
  await world.v2("post", "/admin/region", { as: "content-creator", body: {} });
  expect((await events(`?after=${cursor}`)).data).toEqual([]);
});

it("names the curriculum that a part belongs to", async () => {
  const { cursor } = await events();
  const body = { name: "Told of", subject: "Igbo", shape: "language" };
  const made = await world.v2<One<Region>>("post", "/curriculum/curriculum", { as: "director", body });
  const curriculumId = made.body.data._id;
  const part = { curriculumId, type: "ageGroup", name: "Ages 4 to 6" };
  await world.v2("post", "/curriculum/curriculum/subdivision", { as: "director", body: part });
  expect((await events(`?after=${cursor}`)).data).toMatchObject([
    { entityKind: "curriculum", entityId: curriculumId, action: "created" },
    { entityKind: "subdivision", partOfId: curriculumId, action: "created", permission: "curriculums:read" },
  ]);
});

it("tells of each server's own records there only, and of what is one's own to that one", async () => {
  const [v1, v2] = [await events("", "v1"), await events()];
  const { body } = await world.v1("get", "/admin/profile", { as: "admin" });
  await world.v1("patch", "/admin/profile", { as: "admin", body: { version: body.version, bio: "Hello" } });
  expect((await events(`?after=${v2.cursor}`)).data).toEqual([]);
  const told = (await events(`?after=${v1.cursor}`, "v1")).data;
  expect(told.map(({ entityKind, permission, personId }) => [entityKind, permission, personId]).toSorted()).toEqual([
    ["staff-user", "staff:read", null],
    ["viewer", null, body._id],
  ]);
});

it("notifies those who look after regions of a new one, and tells each of their notification", async () => {
  const { cursor } = await events();
  const [policy] = (await world.v2<Page<Region>>("get", "/admin/cancellation-policy", { as: "director" })).body.data;
  const body = {
    code: "GH",
    name: "Ghana",
    currency: "USD",
    timeZone: "Africa/Accra",
    cancellationPolicyId: policy?._id,
  };
  expect((await world.v2("post", "/admin/region", { as: "director", body })).status).toBe(201);
  const told = (await events(`?after=${cursor}`)).data.filter(({ entityKind }) => entityKind === "notification");
  const { body: list } = await world.v2<{ data: { _id: string; title: string }[] }>("get", "/notifications", {
    as: "super-admin",
  });
  expect(list.data[0]?.title).toBe("Ghana is open");
  // Several people are told; in which order is nobody's business.
  expect(told.map(({ entityId }) => entityId)).toContain(list.data[0]?._id);
  const mine = await world.v2<{ data: { title: string }[] }>("get", "/notifications", { as: "director" });
  expect(mine.body.data.map(({ title }) => title)).not.toContain("Ghana is open");
});

it("waits for the next change and answers at once when it comes", async () => {
  const { cursor } = await events();
  const waiting = events(`?after=${cursor}&wait=25`);
  await rename("Great Britain");
  expect((await waiting).data).toHaveLength(1);
});

it("lets nobody wait any longer when the server stops", async () => {
  const other = await openWorld();
  const { body: first } = await other.v2<Answer>("get", "/events", { headers });
  const waiting = other.v2<Answer>("get", `/events?after=${first.cursor}&wait=25`, { headers });
  setTimeout(() => other.signal.close(), 50);
  expect((await waiting).body.data).toEqual([]);
  await other.close();
});

it("goes on page by page without a gap", async () => {
  const { cursor } = await events();
  for (const name of ["A", "B", "C"]) await rename(name);
  const seen: number[] = [];
  const [xid = "", id = ""] = cursor.split(".");
  let place = { xid, id };
  for (let page = 0; page < 4; page += 1) {
    const read = await readEvents(world.database, { after: place, kinds: ["region"], limit: 1 });
    seen.push(...read.rows.map(({ version }) => version ?? 0));
    place = read.cursor;
  }
  expect(seen).toEqual([seen[0], (seen[0] ?? 0) + 1, (seen[0] ?? 0) + 2]);
});

it("stops before a transaction that has not ended, and tells of it when it has", async () => {
  const { cursor } = await events();
  const [xid = "", id = ""] = cursor.split(".");
  const change = {
    entityKind: "region",
    entityId: "open",
    action: "updated",
    permission: null,
    personId: "a",
  } as const;
  const read = (db: typeof world.database, place: Cursor) =>
    readEvents(db, { after: place, kinds: ["region"], limit: 10 });
  const during = await world.database.transaction(async (db) => {
    await publish({ db, now: world.clock.now() }, [change]);
    return read(db, { xid, id });
  });
  expect(during.rows).toEqual([]);
  const { rows } = await read(world.database, during.cursor);
  expect(rows.map(({ entityId }) => entityId)).toEqual(["open"]);
});

it("says so when what was asked for has been removed, and from there goes on", async () => {
  const { cursor } = await events();
  await rename("Old");
  world.pass(60);
  world.forgetTokens();
  await rename("New");
  const before = new Date(world.clock.now().getTime() - 30 * 60_000);
  expect(await removeOldEvents(world.database, before)).toBeGreaterThan(0);
  const late = await events(`?after=${cursor}`);
  expect(late).toMatchObject({ data: [], missed: true });
  await rename("Newer");
  expect(await events(`?after=${late.cursor}`)).toMatchObject({ data: [{ action: "updated" }], missed: false });
  expect(await removeOldEvents(world.database, before)).toBe(0);
});

it("takes a place that lies ahead for one of another database", async () => {
  expect(await events(`?after=${cursorText({ xid: "99999999999", id: "" })}`)).toMatchObject({ missed: true });
});

it.each(["?after=nonsense", "?after=99999999999999999999.", "?wait=26", "?wait=x"])("refuses %s", async (query) => {
  expect((await world.v2("get", `/events${query}`, { headers })).status).toBe(422);
});

it("opens with the token alone", async () => {
  const status = async (authorization?: string) =>
    (await world.v2("get", "/events", authorization === undefined ? {} : { headers: { authorization } })).status;
  expect(await status()).toBe(401);
  expect(await status(`Bearer ${eventsToken}x`)).toBe(401);
  expect(await status(`Bearer ${await world.tokenOf("super-admin")}`)).toBe(401);
  expect(await status(`Bearer ${eventsToken}`)).toBe(200);
});

it("is not there where no token is set", async () => {
  const other = await openWorld({ eventsToken: null });
  const answer = await request(other.servers.v1).get("/events").set(headers);
  expect([answer.status, answer.body]).toEqual([404, { message: "Address not found." }]);
  await other.close();
});

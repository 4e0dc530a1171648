import { openWorld, type Caller, type Page, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

interface Session {
  _id: string;
  userAgent: string;
  isCurrent: boolean;
}
interface Activity {
  data: { _id: string; action: string; entityLabel: string; changedFields: string[] }[];
  nextCursor: string | null;
}
const email = "harriet.coleman@staff.example";
const idOf = async (who: string) =>
  (await world.v1<Page<{ _id: string }>>("get", `/admin/users?q=${who}`, { as: "super-admin" })).body.data[0]!._id;
const at = async (rest: string, who = email, as: Caller = "director") =>
  world.v1<Session[]>("get", `/admin/users/${await idOf(who)}/${rest}`, { as });
const revoke = async (which: string) =>
  world.v1<Session[]>("post", `/admin/users/${await idOf(email)}/sessions/${which}`, { as: "director", body: {} });
const signIn = async (userAgent: string) => {
  world.pass(1);
  return (await world.signIn(email, undefined, { "user-agent": userAgent })).body.accessToken;
};
const works = async (token: string) =>
  (await world.v1("get", "/admin/profile", { headers: { authorization: `Bearer ${token}` } })).status === 200;

it("shows somebody's sessions and ends one or all of them", async () => {
  const tokens = [await signIn("Firefox"), await signIn("Safari"), await signIn("Chrome")];
  const { body } = await at("sessions");
  expect(body.map(({ userAgent, isCurrent }) => [userAgent, isCurrent])).toEqual([
    ["Chrome", false],
    ["Safari", false],
    ["Firefox", false],
  ]);
  const left = await revoke(`${body[1]!._id}/revoke`);
  expect(left.body.map(({ userAgent }) => userAgent)).toEqual(["Chrome", "Firefox"]);
  expect(await Promise.all(tokens.map(works))).toEqual([true, false, true]);
  expect((await revoke("revoke-all")).body).toEqual([]);
  expect(await Promise.all(tokens.map(works))).toEqual([false, false, false]);
});

it("does not end another person's session by somebody's address", async () => {
  await world.tokenOf("admin");
  const [other] = (await at("sessions", "admin@demo.test")).body;
  expect((await revoke(`${other!._id}/revoke`)).status).toBe(404);
});

it.each(["sessions", "activity"])("keeps a super-admin's %s from a director", async (what) => {
  const { status, body } = await at(what, "super-admin@demo.test");
  expect([status, body]).toEqual([403, { message: "You do not have permission to do this." }]);
  expect((await at(what, "super-admin@demo.test", "super-admin")).status).toBe(200);
});

it("keeps a super-admin's sign-ins from a director by every other road too", async () => {
  await world.tokenOf("director");
  world.pass(1);
  await world.signIn("super-admin@demo.test");
  const id = await idOf("super-admin@demo.test");
  const history = (as: Caller) => world.v1("get", `/audit?entityKind=account%20user&entityId=${id}`, { as });
  const { status, body } = await history("director");
  expect([status, body]).toEqual([403, { message: "You do not have permission to do this." }]);
  expect((await history("super-admin")).status).toBe(200);
  const undo = { entityKind: "account user", entityId: id, version: 1 };
  expect((await world.v1("post", "/audit/undo", { as: "director", body: undo })).status).toBe(403);

  interface Listed {
    _id: string;
    lastLoginAt: string | null;
  }
  const listed = async (as: Caller, sort: string) =>
    (await world.v1<Page<Listed>>("get", `/admin/users?pageSize=100&sort=${sort}`, { as })).body.data;
  const lastLogin = async (as: Caller) => (await listed(as, "lastname")).find(({ _id }) => _id === id)?.lastLoginAt;
  expect(await lastLogin("director")).toBeNull();
  expect(await lastLogin("super-admin")).not.toBeNull();
  const times = (await listed("director", "-lastLoginAt")).map(({ lastLoginAt }) => lastLoginAt);
  expect(times.slice(times.indexOf(null)).every((time) => time === null)).toBe(true);
  expect((await listed("super-admin", "-lastLoginAt"))[0]?._id).toBe(id);
});

it("tells what somebody did, newest first, part by part without gaps or doubles", async () => {
  for (let n = 0; n < 7; n++) await signIn("Firefox");
  const part = async (after: string | null) =>
    (await at(`activity?limit=3${after ? `&after=${after}` : ""}`)).body as unknown as Activity;
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const { data, nextCursor }: Activity = await part(cursor);
    expect(data.length).toBeLessThanOrEqual(3);
    seen.push(...data.map(({ _id }) => _id));
    cursor = nextCursor;
  } while (cursor !== null);
  const all = (await at("activity?limit=100")).body as unknown as Activity;
  expect(all.data).toHaveLength(Math.min(seen.length, 100));
  expect(seen.slice(0, 100)).toEqual(all.data.map(({ _id }) => _id));
  expect(new Set(seen).size).toBe(seen.length);
  expect(all.data[0]).toMatchObject({ action: "signed-in", entityLabel: email, changedFields: [] });
});

it.each([
  ["activity?limit=0", "Limit must be between 1 and 100."],
  ["activity?after=x", "Choose a valid cursor."],
])("refuses %s", async (rest, message) => {
  const { status, body } = await at(rest);
  expect([status, body]).toMatchObject([422, { message }]);
});

it("knows nobody by an id that is nobody's", async () => {
  const { status, body } = await world.v1("get", `/admin/users/${"0".repeat(24)}/sessions`, { as: "director" });
  expect([status, body]).toEqual([404, { message: "Staff user not found." }]);
});

import { permissionsOf } from "@app/domain/permissions.ts";
import { viewableRoles, viewAsMessages, type ViewableRole } from "@app/domain/account/view-as.ts";
import { partsV1, partsV2 } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import { jobs } from "../../jobs/job-list.ts";
import { linkTo } from "../../testing/mailbox.ts";
import { openWorld, type World } from "../../testing/world.ts";
import type { SessionRecord } from "./account.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.rows("alter table team_activity disable trigger team_activity_only_added");
});
afterAll(() => world.close());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const signIn = async () => (await world.signIn("super-admin@demo.test")).body.accessToken;
const begin = (token: string, role: string, headers: Record<string, string> = {}) =>
  world.v1<{ accessToken: string; message: string }>("post", "/admin/view-as", {
    headers: { ...bearer(token), ...headers },
    body: { role },
  });
const viewing = async (role: ViewableRole, own?: string) =>
  (await begin(own ?? (await signIn()), role)).body.accessToken;
const stop = (token: string) => world.v1("post", "/admin/view-as/stop", { headers: bearer(token), body: {} });
const whoIs = async (token: string) => (await world.v1("get", `/admin/loginWithToken/${token}`)).body;
const statusOf = async (token: string) => (await world.v1("get", "/admin/profile", { headers: bearer(token) })).status;
const logged = () =>
  world.rows<{ role: string; entity_label: string; reason: string; at: string; entity_id: string }>(
    "select role, entity_label, reason, at, entity_id from team_activity where action = 'impersonated' order by at, id",
  );

const routes: [server: "v1" | "v2", route: Route][] = [
  ...partsV1({} as never).routes.map((route): ["v1", Route] => ["v1", route]),
  ...partsV2.routes.map((route): ["v2", Route] => ["v2", route]),
];

describe.each(viewableRoles)("viewing as %s", (role) => {
  let token = "";
  beforeAll(async () => {
    token = await viewing(role);
  });
  const call = (server: "v1" | "v2", route: Route) =>
    world[server](route.method, route.path.replaceAll(/\{\w+\}/g, "0".repeat(24)), {
      headers: bearer(token),
      ...(route.method !== "get" && { body: {} }),
    });

  it("reads exactly what the role may read, on both servers", async () => {
    const open: string[] = [];
    const expected: string[] = [];
    for (const [server, route] of routes) {
      if (route.kind !== "read" && route.kind !== "list") continue;
      const { status } = await call(server, route);
      expect(status).toBeLessThan(500);
      if (status !== 403) open.push(route.path);
      if (permissionsOf(role).has(route.permission)) expected.push(route.path);
    }
    expect(open).toEqual(expected);
    expect(expected.length).toBeGreaterThan(5);
  });

  it("changes nothing, by whatever call of whatever server", async () => {
    const passed: string[] = [];
    for (const [server, route] of routes) {
      if (route.kind !== "write" && route.kind !== "upload") continue;
      if (route.kind === "write" && route.whileViewing) continue;
      const { status, body } = await call(server, route);
      const text = server === "v1" ? body.message : body.error;
      if (status !== 403 || text !== viewAsMessages.readOnly(role)) passed.push(`${route.method} ${route.path}`);
    }
    expect(passed).toEqual([]);
  });

  it("is told to be somebody of that role, for an hour", async () => {
    const { user, viewingUntil } = await whoIs(token);
    expect(user).toMatchObject({ email: "super-admin@demo.test", user_role: role });
    expect(viewingUntil).toBe(new Date(world.clock.now().getTime() + 60 * 60_000).toISOString());
  });
});

it("leaves open, while viewing, only the two ways out and what saves nothing", () => {
  const ways = routes.filter(([, route]) => route.kind === "write" && route.whileViewing);
  expect(ways.map(([, { path }]) => path)).toEqual(["/admin/logout", "/admin/view-as/stop", "/billing/promos/quote"]);
});

it("is the super-admin's alone, never with more rights and never from within", async () => {
  for (const as of ["director", "admin", "content-manager", "content-creator", "no-role"] as const) {
    const { status } = await world.v1("post", "/admin/view-as", { as, body: { role: "content-creator" } });
    expect(status).toBe(403);
  }
  const own = await signIn();
  expect((await begin(own, "super-admin")).status).toBe(422);
  expect((await begin(own, "owner")).status).toBe(422);
  const twice = await begin(await viewing("admin", own), "director");
  expect([twice.status, twice.body.message]).toEqual([403, "You are viewing as Admin. Nothing can be changed."]);
});

it("leaves the person's own session and their tools as they were, and is no session of its own in their list", async () => {
  const [own, tool] = [await signIn(), await signIn()];
  const seen = await viewing("content-manager", own);
  for (const token of [own, tool]) {
    expect(await whoIs(token)).toMatchObject({ user: { user_role: "super-admin" }, viewingUntil: null });
    expect((await world.v2("get", "/people/customers", { headers: bearer(token) })).status).toBe(200);
  }
  const list = async (token: string) =>
    (await world.v1<SessionRecord[]>("get", "/admin/sessions", { headers: bearer(token) })).body;
  expect(await list(seen)).toEqual(await list(own));
});

it("ends on request, and only what is being viewed", async () => {
  const own = await signIn();
  const seen = await viewing("director", own);
  expect((await stop(seen)).status).toBe(200);
  expect([await statusOf(seen), await statusOf(own)]).toEqual([401, 200]);
  const again = await stop(own);
  expect([again.status, again.body]).toEqual([409, { message: "You are not viewing as another role." }]);
});

it("ends with the session that it was begun in, and takes that along at logout", async () => {
  const first = await signIn();
  const ofFirst = await viewing("admin", first);
  await world.v1("post", "/admin/logout", { headers: bearer(first), body: {} });
  expect(await statusOf(ofFirst)).toBe(401);

  const second = await signIn();
  const ofSecond = await viewing("admin", second);
  await world.v1("post", "/admin/logout", { headers: bearer(ofSecond), body: {} });
  expect([await statusOf(ofSecond), await statusOf(second)]).toEqual([401, 401]);
});

it("ends at once when the person is no super-admin any more, since the other role may be the greater one", async () => {
  const seen = await viewing("director");
  await world.rows("update account_users set user_role = 'admin' where email = 'super-admin@demo.test'");
  expect(await statusOf(seen)).toBe(401);
  await world.rows("update account_users set user_role = 'super-admin' where email = 'super-admin@demo.test'");
});

it("answers a repeat with the same session, and keeps no token for it", async () => {
  const own = await signIn();
  const key = { "idempotency-key": "view-once" };
  const [first, second] = [await begin(own, "admin", key), await begin(own, "admin", key)];
  expect(second.body).toEqual(first.body);
  const [kept] = await world.rows<{ text: string }>("select string_agg(t::text, '') as text from answered_requests t");
  expect(kept?.text).not.toContain(first.body.accessToken.split(".")[2]);
});

it("is written down at its beginning and its end with role and session, also when its hour runs out", async () => {
  await world.rows("delete from sessions where view_as is not null");
  await world.rows("delete from team_activity");
  const own = await signIn();
  const first = await viewing("admin", own);
  world.pass(1);
  await stop(first);
  world.pass(1);
  const seen = await viewing("content-manager", own);
  const began = world.clock.now();
  world.pass(59);
  expect(await statusOf(seen)).toBe(200);
  world.pass(1);
  expect([await statusOf(seen), await statusOf(own)]).toEqual([401, 200]);
  world.pass(20);
  const { database, files } = world;
  const job = jobs.find(({ name }) => name === "remove-ended-sessions");
  for (const now of [world.clock.now(), world.clock.now()]) {
    await job?.run({ database, now, signal: new AbortController().signal, files });
  }
  const entries = await logged();
  expect(entries.map(({ role, entity_label: as, reason }) => [role, as, reason])).toEqual([
    ["super-admin", "admin", viewAsMessages.began],
    ["super-admin", "admin", viewAsMessages.stopped],
    ["super-admin", "content-manager", viewAsMessages.began],
    ["super-admin", "content-manager", viewAsMessages.ranOut],
  ]);
  const [, , begun, over] = entries;
  expect(over?.entity_id).toBe(begun?.entity_id);
  expect(new Date(over?.at ?? "").getTime()).toBe(began.getTime() + 60 * 60_000);
});

it("ends with a new password, and that end is written down too", async () => {
  const email = "super-admin@demo.test";
  await world.v1("post", "/admin/password-reset-request", { body: { email } });
  const { code } = await linkTo(world, email);
  await world.rows("delete from team_activity");
  const seen = await viewing("director");
  world.pass(1);
  const { status } = await world.v1("post", "/admin/password-reset", { body: { code, password: "Omi-tutu-2026" } });
  expect([status, await statusOf(seen)]).toEqual([200, 401]);
  expect((await logged()).map(({ role, entity_label: as, reason }) => [role, as, reason])).toEqual([
    ["super-admin", "director", viewAsMessages.began],
    ["super-admin", "director", viewAsMessages.stopped],
  ]);
});

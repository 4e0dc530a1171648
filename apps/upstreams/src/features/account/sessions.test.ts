import type { SessionRecord } from "./account.record.ts";
import { openWorld, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const email = "admin@demo.test";
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const signIn = async (userAgent = "Firefox"): Promise<string> => {
  world.pass(1);
  return (await world.signIn(email, undefined, { "user-agent": userAgent })).body.accessToken;
};
const sessions = async (token: string) =>
  (await world.v1<SessionRecord[]>("get", "/admin/sessions", { headers: bearer(token) })).body;
const revoke = (token: string, which: string) =>
  world.v1<SessionRecord[]>("post", `/admin/sessions/${which}`, { headers: bearer(token), body: {} });

it("tells who a token belongs to, with the session's id", async () => {
  const token = await signIn();
  const { status, body } = await world.v1("get", `/admin/loginWithToken/${token}`);
  expect(status).toBe(200);
  expect(body.user).toMatchObject({ email });
  const [current] = await sessions(token);
  expect(body.sessionId).toBe(current!._id);
});

it("refuses a bad token at sign-in with `error`, elsewhere with `message` on v1 and `error` on v2", async () => {
  const invalid = "Invalid authorization token";
  const silent = await world.v1("get", "/admin/loginWithToken/nonsense");
  expect([silent.status, silent.body]).toEqual([401, { error: invalid }]);
  const v1 = await world.v1("get", "/admin/profile", { headers: bearer("nonsense") });
  expect([v1.status, v1.body]).toEqual([401, { message: invalid }]);
  const v2 = await world.v2("get", "/admin/region", { headers: bearer("nonsense") });
  expect([v2.status, v2.body]).toEqual([401, { error: invalid, code: "UNAUTHENTICATED" }]);
  const missing = await world.v1("get", "/admin/profile");
  expect([missing.status, missing.body]).toEqual([401, { message: "Authorization token missing" }]);
});

it("lists one's own live sessions, newest first", async () => {
  const [first, second] = [await signIn("Firefox"), await signIn("Safari")];
  const list = await sessions(first);
  expect(list.slice(0, 2)).toMatchObject([
    { userAgent: "Safari", isCurrent: false },
    { userAgent: "Firefox", isCurrent: true },
  ]);
  expect(second).not.toBe(first);
});

it("refuses a revoked session at once, on both servers", async () => {
  const [kept, ended] = [await signIn(), await signIn()];
  const [newest] = await sessions(kept);
  const { body } = await revoke(kept, `${newest!._id}/revoke`);
  expect(body.map(({ _id }) => _id)).not.toContain(newest!._id);
  expect((await world.v1("get", "/admin/profile", { headers: bearer(ended) })).status).toBe(401);
  expect((await world.v2("get", "/admin/region", { headers: bearer(ended) })).status).toBe(401);
  expect((await revoke(kept, `${newest!._id}/revoke`)).status).toBe(200);
});

it("ends all others", async () => {
  await signIn();
  const token = await signIn();
  const { body } = await revoke(token, "revoke-others");
  expect(body).toMatchObject([{ isCurrent: true }]);
});

it("lets nobody end another person's session", async () => {
  const token = await signIn();
  const [own] = await sessions(token);
  const answer = await world.v1("post", `/admin/sessions/${own!._id}/revoke`, { as: "director", body: {} });
  expect([answer.status, answer.body]).toEqual([404, { message: "Session not found." }]);
});

it("ends the session at logout and at the end of its two days", async () => {
  const token = await signIn();
  const lasting = await signIn();
  expect((await world.v1("post", "/admin/logout", { headers: bearer(token), body: {} })).body).toEqual({});
  expect((await world.v1("get", "/admin/profile", { headers: bearer(token) })).status).toBe(401);
  world.pass(2 * 24 * 60 - 1);
  expect((await world.v1("get", "/admin/profile", { headers: bearer(lasting) })).status).toBe(200);
  world.pass(1);
  expect((await world.v1("get", "/admin/profile", { headers: bearer(lasting) })).status).toBe(401);
});

it("refuses a suspended account at once", async () => {
  const token = await signIn();
  await world.rows("update account_users set status = 'suspended' where email = $1", [email]);
  expect((await world.v1("get", "/admin/profile", { headers: bearer(token) })).status).toBe(401);
  await world.rows("update account_users set status = 'active' where email = $1", [email]);
});

it("notes the use of a session at most once a minute", async () => {
  const token = await signIn();
  const lastUsed = async () => (await sessions(token))[0]?.lastUsedAt;
  const first = await lastUsed();
  world.pass(0.5);
  expect(await lastUsed()).toBe(first);
  world.pass(1);
  expect(await lastUsed()).toBe(world.clock.now().toISOString());
});

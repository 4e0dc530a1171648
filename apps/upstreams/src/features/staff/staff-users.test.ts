import { linkTo, newestMail } from "../../testing/mailbox.ts";
import { openWorld, type Caller, type Page, type World } from "../../testing/world.ts";
import type { StaffUserRecord } from "./staff-users.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Answered = StaffUserRecord & { message: string; fields: Record<string, string> };
const list = async (query = "", as: Caller = "director") =>
  (await world.v1<Page<StaffUserRecord>>("get", `/admin/users${query}`, { as })).body.data;
const find = async (email: string, as: Caller = "director") => (await list(`?q=${email}`, as))[0]!;
const create = (over: object = {}, as: Caller = "director") =>
  world.v1<Answered>("post", "/admin/users", {
    as,
    body: { firstname: "Ada", lastname: "Nwosu", email: "ada.nwosu@example.org", user_role: "admin", ...over },
  });
const fire = async (email: string, event: string, body: object = {}, as: Caller = "director") => {
  const { _id, version } = await find(email, as);
  return world.v1<Answered>("post", `/admin/users/${_id}/${event}`, { as, body: { version, ...body } });
};
const reason = "Left the company.";
const forbidden = "You do not have permission to do this.";
const onlySuperAdmin = "Only a super-admin can assign this role.";
const lastOne = "At least one active super-admin is required.";

it("lists every account by name, address, state, role and last sign-in", async () => {
  expect(await list("?pageSize=100")).toHaveLength(17);
  expect((await list("?sort=-lastLoginAt&pageSize=100")).at(-1)?.lastLoginAt).toBeNull();
  expect(JSON.stringify(await list("?pageSize=100"))).not.toMatch(/argon2|password/i);
});

it("says of each account what the caller may not do, and why", async () => {
  const { refusals } = await find("super-admin@demo.test");
  expect(refusals).toMatchObject({
    update: forbidden,
    suspend: forbidden,
    inspect: forbidden,
    changeRole: onlySuperAdmin,
  });
  const own = await find("director@demo.test");
  expect(own.refusals).toMatchObject({ update: null, changeRole: "You cannot change your own role." });
  const suspended = await find("rebecca.foster@staff.example");
  expect(suspended.refusals).toMatchObject({
    reinstate: null,
    suspend: "This account is suspended, so it cannot be suspended.",
  });
});

it("invites somebody by mail", async () => {
  const { status, body } = await create({ email: "Ada.Nwosu@example.org" });
  expect(status).toBe(201);
  expect(body).toMatchObject({ status: "invited", isActivated: false, timeZone: "Africa/Lagos", regionIds: [] });
  const mail = await newestMail(world, "ada.nwosu@example.org");
  expect(mail.link).toMatch(new RegExp(`^https://portal.example.org/activate-account/${body._id}\\?code=[\\w-]{43}$`));
  expect(mail.text).toContain(mail.link!);
});

it.each<[object, Caller, number, object]>([
  [{ user_role: "director" }, "director", 403, { message: onlySuperAdmin }],
  [{ user_role: "super-admin" }, "director", 403, { message: onlySuperAdmin }],
  [{}, "admin", 403, { message: forbidden }],
])("refuses to create %j as %s", async (over, as, status, refusal) => {
  const answer = await create({ email: "new@example.org", ...over }, as);
  expect([answer.status, answer.body]).toMatchObject([status, refusal]);
});

it("answers a repeat of the same submit with the first answer, and mails once", async () => {
  const headers = { "idempotency-key": "create-1" };
  const body = { firstname: "Uche", lastname: "Eze", email: "uche@example.org", user_role: "admin" };
  const send = () => world.v1<Answered>("post", "/admin/users", { as: "director", body, headers });
  const [first, second] = [await send(), await send()];
  expect(second.body).toEqual(first.body);
  expect(await world.rows("select 1 from mails where \"to\" = 'uche@example.org'")).toHaveLength(1);
});

it("saves changes, keeps what is left out, and voids links that went to another address", async () => {
  const { body: made } = await create({ email: "old@example.org" });
  const link = await linkTo(world, "old@example.org");
  const save = (body: object) => world.v1<Answered>("patch", `/admin/users/${made._id}`, { as: "director", body });
  const saved = await save({ version: 1, email: "new.address@example.org", phone: "+447700900123" });
  expect(saved.body).toMatchObject({ email: "new.address@example.org", firstname: "Ada", version: 2 });
  expect((await world.v1("post", "/admin/activation", { body: link })).status).toBe(404);
  expect((await save({ version: 1, firstname: "Adaobi" })).status).toBe(409);
  expect((await save({ version: 2, status: "active" })).body.fields).toEqual({
    status: "Status cannot be edited directly. Use the action buttons.",
  });
  expect((await save({ version: 2, email: "admin@demo.test" })).body.fields).toEqual({
    email: "An account with this email already exists.",
  });
});

it("sends a link again, after which only the newest works", async () => {
  await create({ email: "again@example.org" });
  const first = await linkTo(world, "again@example.org");
  world.pass(1);
  expect((await fire("again@example.org", "invite")).status).toBe(200);
  const second = await linkTo(world, "again@example.org");
  expect((await world.v1("post", "/admin/activation", { body: first })).status).toBe(404);
  expect((await world.v1("post", "/admin/activation", { body: second })).body).toMatchObject({ state: "ready" });
  const active = await fire("admin@demo.test", "invite");
  expect([active.status, active.body.message]).toEqual([409, "This account is active, so it cannot be invited again."]);
});

it("withdraws an invitation by suspending the account", async () => {
  await create({ email: "withdrawn@example.org" });
  const link = await linkTo(world, "withdrawn@example.org");
  await fire("withdrawn@example.org", "suspend", { reason });
  expect((await world.v1("post", "/admin/activation", { body: link })).status).toBe(404);
});

it("asks why an account is suspended", async () => {
  const { status, body } = await fire("marcus.reynolds@staff.example", "suspend");
  expect([status, body.fields]).toEqual([422, { reason: "Reason is required." }]);
});

it("signs a suspended person out of everything at once, and lets them in again when reinstated", async () => {
  const email = "marcus.reynolds@staff.example";
  const { accessToken } = (await world.signIn(email)).body;
  const call = () => world.v1("get", "/admin/profile", { headers: { authorization: `Bearer ${accessToken}` } });
  expect((await call()).status).toBe(200);
  expect((await fire(email, "suspend", { reason })).body).toMatchObject({ status: "suspended" });
  expect((await call()).status).toBe(401);
  const who = () => world.v1("get", `/admin/loginWithToken/${accessToken}`);
  expect((await who()).body).toEqual({ error: "Your account is suspended. Ask a director." });
  expect((await world.v2("get", "/admin/region", { headers: { authorization: `Bearer ${accessToken}` } })).status).toBe(
    401,
  );
  expect((await world.signIn(email)).status).toBe(400);
  const [entry] = await world.rows<{ action: string; reason: string }>(
    "select action, reason from team_activity where entity_label = $1 and reason is not null",
    [email],
  );
  expect(entry).toEqual({ action: "state-changed", reason });

  expect((await fire(email, "reinstate")).body).toMatchObject({ status: "active" });
  expect((await call()).status).toBe(401);
  expect((await who()).body).toEqual({ error: "Invalid authorization token" });
  expect((await world.signIn(email)).status).toBe(200);
});

it("keeps the name of a suspended author", async () => {
  const { _id } = await find("rebecca.foster@staff.example");
  const { body } = await world.v1<Page<object>>("get", `/admin/staff?id=${_id}`, { as: "content-creator" });
  expect(body.data).toMatchObject([{ lastname: "Foster" }]);
});

it.each<[string, string, object, Caller, number, string]>([
  ["obinna.ezenwa@staff.example", "suspend", { reason }, "director", 403, forbidden],
  ["obinna.ezenwa@staff.example", "role", { user_role: "admin" }, "director", 403, onlySuperAdmin],
  ["yetunde.bankole@staff.example", "role", { user_role: "admin" }, "director", 403, onlySuperAdmin],
  ["admin@demo.test", "role", { user_role: "director" }, "director", 403, onlySuperAdmin],
  ["director@demo.test", "role", { user_role: "admin" }, "director", 403, "You cannot change your own role."],
  ["super-admin@demo.test", "role", { user_role: "admin" }, "super-admin", 403, "You cannot change your own role."],
  ["super-admin@demo.test", "suspend", { reason }, "super-admin", 403, "You cannot suspend your own account."],
  [
    "rebecca.foster@staff.example",
    "admit",
    { user_role: "admin" },
    "director",
    409,
    "This account is suspended, so it cannot be admitted.",
  ],
  ["admin@demo.test", "reinstate", {}, "director", 409, "This account is active, so it cannot be reinstated."],
])("refuses %s: %s %j by a %s", async (email, event, body, as, status, message) => {
  const answer = await fire(email, event, body, as);
  expect([answer.status, answer.body.message]).toEqual([status, message]);
});

it("changes a role, which counts from the next call on", async () => {
  const email = "sade.ladipo@staff.example";
  const { accessToken } = (await world.signIn(email)).body;
  const words = () => world.v1("get", "/admin/users", { headers: { authorization: `Bearer ${accessToken}` } });
  expect((await words()).status).toBe(403);
  expect((await fire(email, "role", { user_role: "director" }, "super-admin")).body.user_role).toBe("director");
  expect((await words()).status).toBe(200);
});

it("refuses a change against an older version, with the account as it stands", async () => {
  const { _id, version } = await find("kelechi.anyanwu@staff.example");
  const path = `/admin/users/${_id}/role`;
  const change = (user_role: string) => world.v1("post", path, { as: "super-admin", body: { version, user_role } });
  await change("content-manager");
  const { status, body } = await change("");
  expect([status, body.current]).toMatchObject([409, { user_role: "content-manager", version: version + 1 }]);
});

it("never loses the last super-admin, not even when two suspend each other at once", async () => {
  const email = "obinna.ezenwa@staff.example";
  const other = { authorization: `Bearer ${(await world.signIn(email)).body.accessToken}` };
  const [me, them] = [await find("super-admin@demo.test", "super-admin"), await find(email, "super-admin")];
  const answers = await Promise.all([
    world.v1("post", `/admin/users/${them._id}/suspend`, {
      as: "super-admin",
      body: { version: them.version, reason },
    }),
    world.v1("post", `/admin/users/${me._id}/suspend`, { headers: other, body: { version: me.version, reason } }),
  ]);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(1);
  const left = await world.rows<{ id: string; email: string }>(
    "select id, email from account_users where user_role = 'super-admin' and status = 'active'",
  );
  expect(left).toHaveLength(1);

  const { accessToken } = (await world.signIn(left[0]!.email)).body;
  const headers = { authorization: `Bearer ${accessToken}` };
  const [self] = (await world.v1<Page<StaffUserRecord>>("get", `/admin/users?id=${left[0]!.id}`, { headers })).body
    .data;
  expect(self!.refusals.suspend).toBe(lastOne);
  const last = await world.v1("post", `/admin/users/${self!._id}/suspend`, {
    headers,
    body: { version: self!.version, reason },
  });
  expect([last.status, last.body]).toEqual([409, { message: lastOne }]);
});

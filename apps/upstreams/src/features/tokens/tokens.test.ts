import { tokenStates } from "@app/domain/tokens/token-enums.ts";
import { openWorld, type Caller, type One, type World } from "../../testing/world.ts";
import type { MadeTokenRecord, ServiceTokenRecord } from "./service-token.record.ts";

let world: World;
const people: Record<string, string> = {};
beforeAll(async () => {
  world = await openWorld();
  const rows = await world.rows<{ id: string; email: string }>("select id, email from account_users");
  for (const { id, email } of rows) people[email.split("@")[0] ?? ""] = id;
});
afterAll(() => world.close());

type Refused = { error?: string; fields?: Record<string, string> };
const draft = (body: object = {}) => ({
  ...{ name: "Weekly report", ownerId: people["director"], scopes: ["regions:read"], expiresOn: "2026-06-30" },
  ...body,
});
const create = (body: object = {}, as: Caller = "director", headers = {}) =>
  world.v2<One<MadeTokenRecord> & Refused>("post", "/service-tokens", { as, body: draft(body), headers });
async function made(body: object = {}, as: Caller = "director"): Promise<MadeTokenRecord & { secret: string }> {
  const { status, body: answer } = await create(body, as);
  expect([status, answer.fields]).toEqual([201, undefined]);
  return answer.data as MadeTokenRecord & { secret: string };
}
const fire = ({ _id, version }: ServiceTokenRecord, event: string, body: object = {}, as: Caller = "director") =>
  world.v2<One<MadeTokenRecord> & Refused>("post", `/service-tokens/${_id}/${event}`, {
    as,
    body: { version, ...body },
  });
const save = ({ _id, version }: ServiceTokenRecord, changes: object, as: Caller = "director") =>
  world.v2<One<ServiceTokenRecord> & Refused>("patch", "/service-tokens", { as, body: { _id, version, ...changes } });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
/** Why a token is refused, as both servers and the gateway's question say. */
const whyRefused = async (secret: string) => {
  const told = await world.v1<Refused>("get", `/admin/loginWithToken/${secret}`);
  const { status, body } = await world.v2<Refused>("get", "/admin/region", { headers: bearer(secret) });
  expect([told.status, told.body.error]).toEqual([status, body.error]);
  return [status, body.error];
};
const regionsBy = async (secret: string, headers = {}) =>
  (await world.v2("get", "/admin/region", { headers: { ...bearer(secret), ...headers } })).status;
const read = async (id: string) =>
  (await world.v2<One<ServiceTokenRecord[]>>("get", `/service-tokens?id=${id}`, { as: "director" })).body.data[0];

it("opens what its scopes say, on both servers, and nothing else", async () => {
  const { secret } = await made({ scopes: ["regions:read", "tutors:read"] });
  expect(await regionsBy(secret)).toBe(200);
  expect((await world.v1("get", "/tutors/documents", { headers: bearer(secret) })).status).toBe(200);
  for (const path of ["/people/customers", "/notifications", "/service-tokens"])
    expect((await world.v2("get", path, { headers: bearer(secret) })).status).toBe(403);
  expect((await world.v1("get", "/admin/profile", { headers: bearer(secret) })).status).toBe(403);
  const { status } = await world.v2("post", "/admin/region", { headers: bearer(secret), body: {} });
  expect(status).toBe(403);
});

it("is told who it is, with the person who answers for it", async () => {
  const { _id, secret } = await made({ scopes: ["regions:read", "lessons:act"], ratePerMinute: 5 });
  const { body } = await world.v1("get", `/admin/loginWithToken/${secret}`);
  expect(body).toMatchObject({ user: { _id: people["director"] }, sessionId: _id, viewingUntil: null });
  expect(body["token"]).toEqual({
    ...{ _id, name: "Weekly report", scopes: ["regions:read", "lessons:act"], ratePerMinute: 5 },
    ...{ permissions: ["caller", "regions:read", "lessons:act"], expiresAt: "2026-07-01T00:00:00.000Z" },
  });
});

it("grants only what its maker and its owner hold", async () => {
  const notHeld = await create({ scopes: ["regions:act"] });
  expect(notHeld.body.fields).toEqual({
    scopes: "You cannot grant what you do not hold: “Act: Regions” (regions:act).",
  });
  const ownerLacks = await create({ scopes: ["settings:write"], ownerId: people["admin"] });
  expect(ownerLacks.body.fields?.["ownerId"]).toMatch(/^This person does not hold “Edit: Settings/);
  const above = await create({ ownerId: people["super-admin"] });
  expect(above.body.fields).toEqual({ ownerId: "Only a super-admin can choose a super-admin as owner." });
  const own = await create({ scopes: ["tasks:read"], ownerId: people["admin"] });
  expect(own.status).toBe(422);
  for (const as of ["admin", "content-manager", "content-creator", "no-role"] as const)
    expect((await create({}, as)).status).toBe(403);
});

it("says at the scopes that its owner does not hold what it is to get", async () => {
  const token = await made({ ownerId: people["admin"] });
  const { status, body } = await save(token, { scopes: ["regions:read", "settings:write"] });
  expect([status, body.fields?.["scopes"]]).toEqual([
    422,
    expect.stringMatching(/^Its owner, .+, does not hold “Edit/),
  ]);
});

it("counts what is replaced among what ends soon, and what is over among neither", async () => {
  const [kept, replaced, over] = [await made(), await made(), await made()];
  await fire(replaced, "rotate", { overlapDays: 14 });
  await fire(over, "revoke");
  const among = async (soon: boolean) => {
    const { body } = await world.v2<One<{ _id: string }[]>>("get", `/service-tokens?expiringSoon=${soon}`, {
      as: "director",
    });
    return body.data.map(({ _id }) => _id);
  };
  const [soon, later] = [await among(true), await among(false)];
  expect([soon.includes(replaced._id), later.includes(kept._id)]).toEqual([true, true]);
  expect([...soon, ...later]).not.toContain(over._id);
});

it("keeps a director from what a super-admin answers for, except to revoke it", async () => {
  const token = await made({ ownerId: people["super-admin"], scopes: ["staff:read"] }, "super-admin");
  const tries = [
    save(token, { name: "Mine" }),
    fire(token, "rotate"),
    fire(token, "hand-over", { ownerId: people["director"] }),
  ];
  for (const { status, body } of await Promise.all(tries))
    expect([status, body.error]).toEqual([
      403,
      "Only a super-admin can change a token that a super-admin answers for.",
    ]);
  expect((await fire(token, "revoke")).body.data).toMatchObject({ state: "revoked" });
  expect(await regionsBy(token.secret)).toBe(401);
});

it("is refused once revoked, expired or outside its networks", async () => {
  const revoked = await made();
  expect((await fire(revoked, "revoke")).status).toBe(200);
  expect(await regionsBy(revoked.secret)).toBe(401);
  expect((await save({ ...revoked, version: 2 }, { name: "Again" })).status).toBe(409);

  const near = await made({ networks: ["203.0.113.0/24"] });
  expect(await regionsBy(near.secret)).toBe(401);
  expect(await regionsBy(near.secret, { "x-forwarded-for": "203.0.113.7" })).toBe(200);
  expect((await world.v1("get", `/admin/loginWithToken/${near.secret}`)).status).toBe(401);
  expect(await read(near._id)).toMatchObject({ lastUsedFrom: "203.0.113.7" });
});

it("tells somebody that they answer for it now, unless they made it for themselves", async () => {
  const noticesTo = async (name: string) =>
    (
      await world.rows<{ title: string; url: string | null }>(
        "select title, url from notifications where recipient_id = $1 and kind = 'service-token'",
        [people[name]],
      )
    ).map(({ title, url }) => [title, url]);
  const before = await noticesTo("director");
  const token = await made({ name: "Nightly copy", ownerId: people["admin"] });
  expect(await noticesTo("admin")).toContainEqual(["You answer for a service token now: Nightly copy", null]);
  await fire(token, "hand-over", { ownerId: people["director"] });
  await made({ name: "My own" });
  expect(await noticesTo("director")).toEqual(before);
});

it("says why it is refused, to those who have it alone", async () => {
  const [revoked, near, late, replaced] = [
    await made(),
    await made({ networks: ["203.0.113.0/24"] }),
    await made(),
    await made(),
  ];
  await fire(revoked, "revoke");
  await fire(replaced, "rotate", { overlapDays: 0 });
  await world.rows("update service_tokens set expires_on = '2026-01-01' where id = $1", [late._id]);
  expect(await whyRefused(revoked.secret)).toEqual([401, "This token has been revoked."]);
  expect(await whyRefused(near.secret)).toEqual([401, "This token may not be used from 127.0.0.1."]);
  expect(await whyRefused(late.secret)).toEqual([401, "This token has expired."]);
  expect((await fire(late, "revoke")).status).toBe(200);
  expect(await whyRefused(late.secret)).toEqual([401, "This token has been revoked."]);
  expect(await whyRefused(replaced.secret)).toEqual([401, "This token has been replaced. Use the new one."]);
  expect(await whyRefused(`${near.secret}x`)).toEqual([401, "Invalid authorization token"]);
});

it("cannot be used longer by a later last day once it was replaced", async () => {
  const replaced = await made();
  await fire(replaced, "rotate", { overlapDays: 1 });
  const { status, body } = await save({ ...replaced, version: 2 }, { expiresOn: "2026-12-01" });
  expect([status, body.fields?.["expiresOn"]]).toEqual([422, expect.stringContaining("has been replaced")]);
});

it("can make or change nobody's account, and reads no email that lets somebody in", async () => {
  for (const scope of ["staff:write", "staff:act"])
    expect((await create({ scopes: [scope] }, "super-admin")).body.fields).toHaveProperty(["scopes.0"]);
  const { secret } = await made({ scopes: ["system:read"], ownerId: people["super-admin"] }, "super-admin");
  await world.v1("post", "/admin/password-reset-request", { body: { email: "director@demo.test" } });
  await world.sendMail();
  const of = async (asked: object) =>
    (await world.v1<One<{ text: unknown; link: unknown }[]>>("get", "/admin/mails", asked)).body.data;
  expect((await of({ as: "super-admin" })).some(({ link }) => link !== null)).toBe(true);
  for (const { text, link } of await of({ headers: bearer(secret) })) expect([text, link]).toEqual([null, null]);
});

it("loses at once what its owner loses", async () => {
  const token = await made({ ownerId: people["admin"], scopes: ["regions:read", "customers:read"] }, "super-admin");
  const customers = async () => (await world.v2("get", "/people/customers", { headers: bearer(token.secret) })).status;
  expect([await regionsBy(token.secret), await customers()]).toEqual([200, 200]);
  const owner = [people["admin"]];
  await world.rows("update account_users set user_role = 'content-creator' where id = $1", owner);
  expect([await regionsBy(token.secret), await customers()]).toEqual([200, 403]);
  expect(await read(token._id)).toMatchObject({ lostScopes: ["customers:read"], state: "active" });
  await world.rows("update account_users set user_role = 'admin', status = 'suspended' where id = $1", owner);
  expect([await regionsBy(token.secret), await customers()]).toEqual([401, 401]);
  expect(await read(token._id)).toMatchObject({ state: "suspended" });
  const over = await fire(token, "hand-over", { ownerId: people["director"] });
  expect(over.body.data).toMatchObject({ ownerId: people["director"], state: "active", lostScopes: [] });
  expect([await regionsBy(token.secret), await customers()]).toEqual([200, 200]);
  await world.rows("update account_users set status = 'active' where id = $1", owner);
});

it("is rotated: the new one at once, the old one for the days that were chosen", async () => {
  const old = await made();
  const { body } = await fire(old, "rotate", { overlapDays: 2, expiresOn: "2026-12-31" });
  const fresh = body.data as MadeTokenRecord & { secret: string };
  expect(fresh).toMatchObject({ rotatedFromId: old._id, expiresOn: "2026-12-31", name: old.name, version: 1 });
  expect(await read(old._id)).toMatchObject({ state: "ending", version: 2 });
  expect([await regionsBy(old.secret), await regionsBy(fresh.secret)]).toEqual([200, 200]);
  expect((await fire({ ...old, version: 2 }, "rotate")).status).toBe(409);
  world.pass(2 * 24 * 60);
  world.forgetTokens();
  expect([await regionsBy(old.secret), await regionsBy(fresh.secret)]).toEqual([401, 200]);
  expect((await fire({ ...fresh }, "rotate", { overlapDays: 15 })).body.fields).toEqual({
    overlapDays: "Days must be between 0 and 14.",
  });
  await fire(fresh, "rotate", { overlapDays: 0 });
  expect(await regionsBy(fresh.secret)).toBe(401);
});

it("says once what it sends: a repeat of the call does not, and nothing stores it", async () => {
  const headers = { "idempotency-key": "make-one" };
  const first = (await create({}, "director", headers)).body.data;
  const again = (await create({}, "director", headers)).body.data;
  expect(first.secret).toMatch(/^lip_/);
  expect(again).toEqual({ ...first, secret: null });
  const [kept] = await world.rows<{ n: number }>(
    "select count(*)::int as n from answered_requests where answer::text like '%lip\\_%' and length(answer ->> 'secret') > 0",
  );
  expect(kept?.n).toBe(0);
  expect(await read(first._id)).not.toHaveProperty("secret");
});

it("notes its use at most once a minute", async () => {
  const { _id, secret, version } = await made();
  const used = async () => (await read(_id))?.lastUsedAt;
  expect(await used()).toBeNull();
  await regionsBy(secret);
  const first = await used();
  expect(first).toBe(world.clock.now().toISOString());
  world.pass(0.5);
  await regionsBy(secret);
  expect(await used()).toBe(first);
  world.pass(1);
  await regionsBy(secret);
  expect(await read(_id)).toMatchObject({ lastUsedAt: world.clock.now().toISOString(), version });
});

it("is the actor of what it does, with its owner beside", async () => {
  const { _id, secret } = await made({ scopes: ["regions:read", "regions:write"] });
  const { body } = await world.v2<One<{ _id: string; version: number }[]>>("get", "/admin/region", { as: "director" });
  const { _id: regionId, version } = body.data[0]!;
  const changes = { _id: regionId, version, active: true };
  const saved = await world.v2<One<{ updatedBy: string }>>("patch", "/admin/region", {
    headers: bearer(secret),
    body: changes,
  });
  expect([saved.status, saved.body.data.updatedBy]).toEqual([200, _id]);
  const [entry] = await world.rows("select * from team_activity where actor_id = $1 and action = 'updated'", [_id]);
  expect(entry).toMatchObject({ actor_name: "Weekly report (token)", role: "", owner_id: people["director"] });
  const log = await world.v2<{ entries: { actorName: string }[] }>(
    "get",
    `/reports/team-activities/items?period=last-7-days&number=entries&actorId=${_id}`,
    { as: "director" },
  );
  expect(log.body.entries[0]?.actorName).toMatch(/^Weekly report \(token\), \w+ \w+/);
  const stale = await world.v2<{ changedBy: string }>("patch", "/admin/region", { as: "director", body: changes });
  expect([stale.status, stale.body.changedBy]).toEqual([409, "Weekly report (token)"]);
});

it("announces every change as that of a session, for the gateways to forget it", async () => {
  const token = await made();
  await fire(token, "revoke");
  const rows = await world.rows("select person_id from events where entity_kind = 'session' and entity_id = $1", [
    token._id,
  ]);
  expect(rows).toEqual([{ person_id: token._id }]);
});

it("finds tokens by the state that they show", async () => {
  const found = async (query: string) =>
    (await world.v2<One<ServiceTokenRecord[]>>("get", `/service-tokens?pageSize=100${query}`, { as: "director" })).body
      .data;
  const all = await found("");
  for (const state of tokenStates) {
    const ids = all.filter((token) => token.state === state).map(({ _id }) => _id);
    expect([state, (await found(`&state=${state}`)).map(({ _id }) => _id)]).toEqual([state, ids]);
  }
  expect(new Set(all.map(({ state }) => state)).size).toBeGreaterThan(3);
});

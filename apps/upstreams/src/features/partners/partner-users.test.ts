import { linkTo } from "../../testing/mailbox.ts";
import { openWorld, type Caller, type One, type Page, type World } from "../../testing/world.ts";
import type { PartnerUserRecord } from "./partner-user.record.ts";
import type { PartnerRecord } from "./partner.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Answered<Found = PartnerUserRecord> = One<Found> & { error?: string; fields?: Record<string, string> };
let made = 0;
const reason = "Because.";
const owner = { field: "A partner must have at least one owner." };

async function aPartner(): Promise<PartnerRecord> {
  made += 1;
  const body = { name: `Partner ${made}`, kind: "school", contactName: "Ada", contactEmail: "a@b.example" };
  const { body: answer } = await world.v2<Answered<PartnerRecord>>("post", "/partners", {
    as: "director",
    body: { ...body, code: `PARTNER-${made}` },
  });
  return answer.data;
}
const create = (partnerId: string, body: object = {}, as: Caller = "director") => {
  made += 1;
  const draft = { firstName: "Ada", lastName: "Obi", email: `ada${made}@partner.example`, partnerRole: "owner" };
  return world.v2<Answered>("post", "/partners/users", { as, body: { ...draft, partnerId, ...body } });
};
async function aUser(partnerId: string, body: object = {}): Promise<PartnerUserRecord> {
  const { status, body: answer } = await create(partnerId, body);
  expect([status, answer.fields]).toEqual([201, undefined]);
  return answer.data;
}
const save = ({ _id, version }: PartnerUserRecord, changes: object, as: Caller = "director") =>
  world.v2<Answered>("patch", "/partners/users", { as, body: { _id, version, ...changes } });
const fire = (
  { _id, version }: { _id: string; version: number },
  event: string,
  body: object = {},
  { at = "/partners/users", as = "director" }: { at?: string; as?: Caller } = {},
) => world.v2<Answered>("post", `${at}/${_id}/${event}`, { as, body: { version, ...body } });
const read = async ({ _id }: { _id: string }): Promise<PartnerUserRecord> => {
  const { body } = await world.v2<Page<PartnerUserRecord>>("get", `/partners/users?id=${_id}`, { as: "director" });
  return body.data[0] as PartnerUserRecord;
};
const accept = (code: string) =>
  world.v2<{ error?: string }>("post", "/partners/users/accept", { as: null, body: { code } });

/** The code of the newest link that was mailed to somebody. */
const codeFor = async (email: string) => (await linkTo(world, email)).code;

async function activeUser(partnerId: string, body: object = {}): Promise<PartnerUserRecord> {
  const user = await aUser(partnerId, body);
  const code = await codeFor(user.email);
  expect((await accept(code)).status).toBe(200);
  return read(user);
}

it("invites with a link that works once; inviting again ends the older one", async () => {
  const user = await aUser((await aPartner())._id);
  expect(user).toMatchObject({ status: "invited", readsAs: "invited", lastSeenAt: null });
  const first = await codeFor(user.email);
  world.pass(1);
  expect((await fire(user, "invite")).status).toBe(200);
  const second = await codeFor(user.email);
  expect(second).not.toBe(first);
  expect((await accept(first)).body.error).toBe("This link is not valid. Open the full link from the latest email.");
  expect((await accept(second)).status).toBe(200);
  expect((await accept(second)).body.error).toBe("This link has already been used.");
  expect(await read(user)).toMatchObject({
    status: "active",
    invitedUntil: null,
    lastSeenAt: world.clock.now().toISOString(),
  });
  const rows = await world.rows("select 1 from partner_invitations where code_hash in ($1, $2)", [first, second]);
  expect(rows).toEqual([]);
});

it("refuses a link after seven days, until a new one is sent", async () => {
  const user = await aUser((await aPartner())._id);
  const code = await codeFor(user.email);
  const week = new Date(world.clock.now().getTime() + 7 * 24 * 60 * 60_000).toISOString();
  expect(user.invitedUntil).toBe(week);
  // Whoever invites is signed out long before a week has passed, so the link is made older instead.
  await world.rows("update partner_invitations set expires_at = $1 where partner_user_id = $2", [
    world.clock.now(),
    user._id,
  ]);
  expect((await accept(code)).body.error).toBe("This link has expired. Ask for a new one.");
  // The newest email is found by its instant.
  world.pass(1);
  await fire(user, "invite");
  const renewed = await codeFor(user.email);
  expect((await accept(renewed)).status).toBe(200);
});

it("keeps the last owner where and what they are", async () => {
  const [partner, other] = [await aPartner(), await aPartner()];
  const first = await activeUser(partner._id);
  expect((await fire(first, "suspend", { reason })).body.error).toBe(owner.field);
  expect((await fire(first, "deactivate", { reason })).body.error).toBe(owner.field);
  expect((await save(first, { partnerRole: "manager" })).body.error).toBe(owner.field);
  expect((await save(first, { partnerId: other._id })).body.error).toBe(owner.field);
  await aUser(partner._id);
  expect((await fire(first, "suspend", { reason })).body.error).toBe(owner.field);
  await activeUser(partner._id);
  expect((await save(first, { partnerRole: "viewer" })).body.data.partnerRole).toBe("viewer");
});

it("asks the first user of a partner to be its owner", async () => {
  const partner = await aPartner();
  expect((await create(partner._id, { partnerRole: "viewer" })).body.fields).toEqual({ partnerRole: owner.field });
});

it("leaves one owner where the two last ones go at once", async () => {
  const partner = await aPartner();
  const owners = [await activeUser(partner._id), await activeUser(partner._id)];
  const answers = await Promise.all(owners.map((one) => fire(one, "deactivate", { reason })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it("reads as suspended while the partner is, and keeps a state of its own", async () => {
  const partner = await aPartner();
  const user = await activeUser(partner._id);
  const at = { at: "/partners" };
  const active = (await fire(partner, "activate", { reason }, at)).body.data;
  const suspended = (await fire(active, "suspend", { reason }, at)).body.data;
  expect(await read(user)).toMatchObject({ status: "active", readsAs: "suspended", version: user.version });
  const found = await world.v2<Page<PartnerUserRecord>>(
    "get",
    `/partners/users?readsAs=suspended&partnerId=${partner._id}`,
    { as: "director" },
  );
  expect(found.body.total).toBe(1);
  await fire(suspended, "reinstate", {}, at);
  expect(await read(user)).toMatchObject({ status: "active", readsAs: "active" });
});

it("has an email of its own, which a staff account may have too", async () => {
  const partner = await aPartner();
  const user = await aUser(partner._id, { email: "admin@demo.test" });
  expect(user.hasStaffAccount).toBe(true);
  expect((await create(partner._id, { email: "Admin@demo.test" })).body.fields).toEqual({
    email: "Another partner user has this email.",
  });
});

it("is not invited while the link would not work: for a suspended partner, or one that has ended", async () => {
  const partner = await aPartner();
  const user = await aUser(partner._id);
  const at = { at: "/partners" };
  await fire(partner, "activate", { reason }, at);
  await fire({ ...partner, version: 2 }, "suspend", { reason }, at);
  const text = "This partner is suspended. Reinstate it before inviting anybody.";
  expect((await create(partner._id)).body.fields).toEqual({ partnerId: text });
  expect((await fire(user, "invite")).body.error).toBe(text);
  expect((await save(user, { email: "elsewhere@partner.example" })).body.fields).toEqual({ email: text });
  await fire({ ...partner, version: 3 }, "end", { reason }, at);
  expect((await save(user, { email: "elsewhere@partner.example" })).body.fields).toEqual({
    email: "This partner has ended. Reopen it before inviting anybody.",
  });
});

it("can be invited again, as a new user, once it was deactivated", async () => {
  const partner = await aPartner();
  await aUser(partner._id, { email: "first@again.example" });
  const left = await aUser(partner._id, { email: "back@again.example" });
  await fire(left, "deactivate", { reason });
  const again = await aUser(partner._id, { email: "Back@again.example" });
  expect([again._id === left._id, again.status]).toEqual([false, "invited"]);
  expect((await create(partner._id, { email: "back@again.example" })).status).toBe(422);
});

it.each(["admin", "content-manager", "content-creator"] as const)("is closed to %s at every call", async (as) => {
  const partner = await aPartner();
  const user = await aUser(partner._id);
  const answers = [
    await world.v2("get", "/partners/users", { as }),
    await create(partner._id, {}, as),
    await save(user, { firstName: "Other" }, as),
    ...(await Promise.all(
      ["invite", "suspend", "reinstate", "deactivate"].map((event) => fire(user, event, { reason }, { as })),
    )),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
});

it("has twenty-five in the demo business, in every state", async () => {
  const rows = await world.rows<{ status: string }>("select status from partner_users where created_by = 'system'");
  expect(rows).toHaveLength(25);
  expect(new Set(rows.map(({ status }) => status)).size).toBe(4);
});

import { linkTo } from "../../testing/mailbox.ts";
import { openWorld, type Caller, type One, type Page, type World } from "../../testing/world.ts";
import type { PartnerLearnerRecord, SeenLearnerRecord } from "./partner-learner.record.ts";
import type { PartnerUserRecord } from "./partner-user.record.ts";
import type { PartnerRecord } from "./partner.record.ts";

let world: World;
let regionId: string;
beforeAll(async () => {
  world = await openWorld();
  const [region] = await world.rows<{ id: string }>("select id from regions where code = 'UK'");
  regionId = region?.id ?? "";
});
afterAll(() => world.close());

interface Kept {
  _id: string;
  version: number;
}
type Answered<Found> = One<Found> & { error?: string; fields?: Record<string, string> };
let made = 0;
const number = () => String(++made);
const reason = "Because.";
async function add<Found extends Kept = Kept>(path: string, body: object): Promise<Found> {
  const { status, body: answer } = await world.v2<Answered<Found>>("post", path, { as: "director", body });
  expect([path, status, answer.fields]).toEqual([path, 201, undefined]);
  return answer.data;
}
function aPartner(): Promise<PartnerRecord> {
  const n = number();
  const contact = { contactName: "Ada", contactEmail: "a@b.example" };
  return add("/partners", { ...contact, name: `Learners ${n}`, kind: "school", code: `LEARN-${n}` });
}
/** A customer who learns, with a phone number and an email. */
function aCustomer(body: object = {}): Promise<Kept> {
  const n = number();
  const reached = { email: `nkem${n}@eze.example`, phoneNumber: `+44207946${n.padStart(4, "0")}` };
  return add("/people/customers", { firstName: `Nkem${n}`, lastName: "Eze", regionId, ...reached, ...body });
}
const aChild = ({ _id: customerId }: Kept, body: object = {}) =>
  add("/people/dependents", {
    ...{ customerId, firstName: `Zara${number()}`, lastName: "Eze", relationship: "child", level: "beginner" },
    ...(Object.keys(body).some((name) => name === "dateOfBirth") ? {} : { ageGroup: "from-9" }),
    ...body,
  });
const aPod = (...learners: Kept[]) =>
  add("/people/pods", {
    ...{ name: `Pod ${number()}`, regionId, subject: "Igbo", anchorTimeZone: "Europe/London" },
    members: learners.map(({ _id }) => ({ learnerId: _id, shareBp: 10_000 / learners.length })),
  });
const call = (partner: Kept, event: string, learnerId: string, as: Caller = "director") =>
  world.v2<Answered<PartnerRecord>>("post", `/partners/${partner._id}/${event}`, {
    as,
    body: { version: partner.version, learnerId },
  });
async function changed(partner: Kept, event: string, learnerId: string): Promise<PartnerRecord> {
  const { status, body } = await call(partner, event, learnerId);
  expect([event, status, body.fields]).toEqual([event, 200, undefined]);
  return body.data;
}
const listed = async ({ _id }: Kept, query = "") =>
  (await world.v2<Page<PartnerLearnerRecord>>("get", `/partners/${_id}/learners?${query}`, { as: "director" })).body;
const idsOf = ({ data }: Page<PartnerLearnerRecord>) => data.map(({ learnerId }) => learnerId).toSorted();
const fire = (at: string, { _id, version }: Kept, event: string, body: object = {}) =>
  world.v2<Answered<Kept>>("post", `${at}/${_id}/${event}`, { as: "director", body: { version, ...body } });

const draftOf = (partner: Kept) => {
  const email = `owner${number()}@learners.example`;
  return { firstName: "Ada", lastName: "Obi", email, partnerId: partner._id, partnerRole: "owner" };
};
/** A user who has accepted. */
async function aUser(partner: Kept, body: object = {}): Promise<PartnerUserRecord> {
  const { _id, email } = await add<PartnerUserRecord>("/partners/users", { ...draftOf(partner), ...body });
  const { code } = await linkTo(world, email);
  await world.v2("post", "/partners/users/accept", { as: null, body: { code } });
  const page = await world.v2<Page<PartnerUserRecord>>("get", `/partners/users?id=${_id}`, { as: "director" });
  return page.body.data[0] as PartnerUserRecord;
}
const seenBy = async ({ _id }: Kept) =>
  (await world.v2<Page<SeenLearnerRecord>>("get", `/partners/users/${_id}/learners`, { as: "director" })).body.data;

it("says of somebody under 18 only the first name, the level and the next lesson", async () => {
  const partner = await aPartner();
  const parent = await aCustomer({ whoIsLessonFor: "dependent", isLearner: false, referralCode: partner.code });
  const child = await aChild(parent, { dateOfBirth: "2008-01-06" });
  const grown = await aChild(parent, { dateOfBirth: "2008-01-05", firstName: "Adult" });
  const young = await aCustomer({ dateOfBirth: "2010-01-01", referralCode: partner.code });
  const seen = await seenBy(await aUser(partner, { allLearners: true }));
  expect(seen.map(({ _id }) => _id).toSorted()).toEqual([child._id, grown._id, young._id].toSorted());
  const told = (kept: Kept) => seen.find(({ _id }) => _id === kept._id);
  const nothing = { lastName: null, email: null, phoneNumber: null };
  expect(told(child)).toMatchObject({
    ...nothing,
    firstName: expect.stringContaining("Zara") as string,
    level: "beginner",
  });
  expect(told(young)).toMatchObject({ ...nothing, firstName: expect.stringContaining("Nkem") as string });
  expect(told(grown)).toMatchObject({ lastName: "Eze", email: null, phoneNumber: null });
  expect(JSON.stringify(told(child))).not.toMatch(/Eze|@|\+44/);
});

it("says how to reach an adult who learns", async () => {
  const partner = await aPartner();
  const customer = await aCustomer({ referralCode: partner.code });
  expect(await seenBy(await aUser(partner, { allLearners: true }))).toMatchObject([
    {
      _id: customer._id,
      lastName: "Eze",
      email: expect.stringContaining("@eze.example") as string,
      nextLessonAt: null,
    },
  ]);
});

it("says when the next lesson of a learner is", async () => {
  const [known] = await world.rows<{ id: string; payer: string }>(
    `select l.learner_id as id, l.customer_id as payer from booked_lessons l
     join dependents d on d.id = l.learner_id join customers c on c.id = l.customer_id
     where l.status = 'booked' and l.start_at > $1 and d.status = 'active' and c.archived_at is null and c.partner_id is null
     order by l.start_at limit 1`,
    [world.clock.now()],
  );
  if (!known) throw new Error("No child of the demo business has a lesson.");
  const partner = await changed(await aPartner(), "add-learner", known.payer);
  const seen = await seenBy(await aUser(partner, { allLearners: true }));
  const { body } = await world.v1<{ nextLesson: { startAt: string } | null }[]>(
    "get",
    `/lessons/of-people?of=learner&id=${known.id}`,
    { as: "admin" },
  );
  expect(body[0]?.nextLesson).not.toBeNull();
  expect(seen.find(({ _id }) => _id === known.id)?.nextLessonAt).toBe(body[0]?.nextLesson?.startAt);
});

it("shows a user those of the partner who were chosen for them, and whom the partner still has", async () => {
  const partner = await aPartner();
  const [mine, other] = [await aCustomer(), await aCustomer({ referralCode: partner.code })];
  const with1 = await changed(partner, "add-learner", mine._id);
  const user = await aUser(partner, { learnerIds: [mine._id, mine._id] });
  expect(user).toMatchObject({ allLearners: false, learnerIds: [mine._id] });
  expect((await seenBy(user)).map(({ _id }) => _id)).toEqual([mine._id]);
  expect(await seenBy(await aUser(partner))).toEqual([]);

  const removed = await changed(with1, "remove-learner", mine._id);
  expect(removed.learners).toBe(1);
  expect(await seenBy(user)).toEqual([]);
  await changed(removed, "add-learner", mine._id);
  expect(await seenBy(user)).toEqual([]);
  expect(idsOf(await listed(partner))).toEqual([mine._id, other._id].toSorted());
});

it.each([
  [
    "invited",
    async (partner: Kept) => add<PartnerUserRecord>("/partners/users", { ...draftOf(partner), allLearners: true }),
  ],
  [
    "suspended",
    async (partner: Kept) => {
      await aUser(partner);
      const user = await aUser(partner, { allLearners: true });
      await fire("/partners/users", user, "suspend", { reason });
      return user;
    },
  ],
  [
    "deactivated",
    async (partner: Kept) => {
      await aUser(partner);
      const user = await aUser(partner, { allLearners: true });
      await fire("/partners/users", user, "deactivate", { reason });
      return user;
    },
  ],
  [
    "of a partner that is suspended",
    async (partner: Kept) => {
      const user = await aUser(partner, { allLearners: true });
      expect(await seenBy(user)).toHaveLength(1);
      const active = (await fire("/partners", partner, "activate", { reason })).body.data;
      await fire("/partners", active, "suspend", { reason });
      return user;
    },
  ],
])("shows nobody to a user who is %s", async (_, userOf) => {
  const partner = await aPartner();
  await aCustomer({ referralCode: partner.code });
  const user = await userOf(partner);
  expect(await seenBy(user)).toEqual([]);
});

it("gives a user only learners of their partner, and none of the one before when they move", async () => {
  const [partner, other] = [await aPartner(), await aPartner()];
  const [mine, theirs] = [
    await aCustomer({ referralCode: partner.code }),
    await aCustomer({ referralCode: other.code }),
  ];
  const refused = { learnerIds: "Choose from the partner’s learners." };
  const save = ({ _id, version }: Kept, changes: object) =>
    world.v2<Answered<PartnerUserRecord>>("patch", "/partners/users", {
      as: "director",
      body: { _id, version, ...changes },
    });
  await aUser(partner);
  const user = await aUser(partner, { learnerIds: [mine._id] });
  expect((await save(user, { learnerIds: [mine._id, theirs._id] })).body.fields).toEqual(refused);
  const draft = { ...draftOf(partner), learnerIds: [theirs._id] };
  const created = await world.v2<Answered<Kept>>("post", "/partners/users", { as: "director", body: draft });
  expect([created.status, created.body.fields]).toEqual([422, refused]);
  const all = (await save(user, { allLearners: true })).body.data;
  expect(all).toMatchObject({ allLearners: true, learnerIds: [] });
  const some = (await save(all, { allLearners: false, learnerIds: [mine._id] })).body.data;
  const moved = (await save(some, { partnerId: other._id })).body.data;
  expect(moved).toMatchObject({ partnerId: other._id, learnerIds: [] });
});

it("has those who came with the code and those who were added, each once", async () => {
  const partner = await aPartner();
  const came = await aCustomer({ referralCode: partner.code });
  const added = await aCustomer();
  const refusedOf = async (at: Kept, event: string, learnerId: string) =>
    (await call(at, event, learnerId)).body.fields?.["learnerId"];
  expect(await refusedOf(partner, "add-learner", came._id)).toBe(
    "They came with this partner’s code, so they are among its learners already.",
  );
  const after = await changed(partner, "add-learner", added._id);
  expect(after.learners).toBe(2);
  expect((await listed(after)).data).toMatchObject([
    { learnerId: came._id, way: "code", addedById: null },
    { learnerId: added._id, way: "hand", addedById: expect.any(String) as string },
  ]);
  expect(await refusedOf(after, "add-learner", added._id)).toBe("They are among this partner’s learners already.");
  expect(await refusedOf(after, "remove-learner", came._id)).toBe(
    "They came with this partner’s code, so they cannot be removed.",
  );
  const child = await aChild(added);
  expect(await refusedOf(after, "add-learner", child._id)).toBe("The selected learner no longer exists.");
  const [entry] = await world.rows<{ changes: { learners: unknown } }>(
    "select changes from team_activity where entity_id = $1 order by at desc, version desc limit 1",
    [partner._id],
  );
  expect(entry?.changes.learners).toMatchObject([[], [{ learnerId: added._id }]]);
  const removed = await changed(after, "remove-learner", added._id);
  expect(idsOf(await listed(removed))).toEqual([came._id]);
  expect(await refusedOf(removed, "remove-learner", added._id)).toBe("They are not among this partner’s learners.");
});

it("adds a pod by itself only where everybody in it came with the code", async () => {
  const partner = await aPartner();
  const [one, two] = [await aCustomer({ referralCode: partner.code }), await aCustomer({ referralCode: partner.code })];
  const stranger = await aCustomer();
  const [child, ofStranger] = [await aChild(two), await aChild(stranger)];
  const own = await aPod(one, child);
  const mixed = await aPod(one, ofStranger);
  expect(idsOf(await listed(partner))).toEqual([one._id, two._id, own._id].toSorted());
  const user = await aUser(partner, { allLearners: true });
  expect((await seenBy(user)).map(({ _id }) => _id)).not.toContain(ofStranger._id);
  await changed(partner, "add-learner", mixed._id);
  const seen = await seenBy(user);
  expect(seen.find(({ _id }) => _id === ofStranger._id)).toMatchObject({ lastName: null });
  expect(seen.map(({ _id }) => _id)).not.toContain(stranger._id);
});

it("follows a customer whose second record is merged into another, and leaves out who is archived", async () => {
  const partner = await aPartner();
  const [twice, kept, gone] = [await aCustomer(), await aCustomer(), await aCustomer({ referralCode: partner.code })];
  await changed(partner, "add-learner", twice._id);
  const merged = await world.v2("post", `/people/customers/${kept._id}/merge`, {
    as: "director",
    body: { version: kept.version, otherId: twice._id, otherVersion: twice.version, choices: {} },
  });
  expect(merged.status).toBe(200);
  await fire("/people/customers", gone, "archive", { reason });
  expect(idsOf(await listed(partner))).toEqual([kept._id]);
});

it.each(["admin", "content-manager", "content-creator"] as const)("is closed to %s at every call", async (as) => {
  const partner = await aPartner();
  const customer = await aCustomer();
  const user = await aUser(partner);
  const answers = [
    await world.v2("get", `/partners/${partner._id}/learners`, { as }),
    await world.v2("get", `/partners/users/${user._id}/learners`, { as }),
    await call(partner, "add-learner", customer._id, as),
    await call(partner, "remove-learner", customer._id, as),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
});

it("has thirty customers and eight leads who came with codes in the demo business", async () => {
  const came = (table: string) =>
    world.rows(
      `select 1 from ${table} where partner_id in (select id from partners where created_by = 'system')
         and created_by = 'system'`,
    );
  expect([(await came("customers")).length, (await came("leads")).length]).toEqual([30, 8]);
  const page = await world.v2<Page<PartnerRecord>>("get", "/partners?q=st-marys", { as: "director" });
  expect(page.body.data[0]?.learners).toBeGreaterThanOrEqual(7);
});

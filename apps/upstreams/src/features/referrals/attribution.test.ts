import type { ReferralRecord } from "./referral.record.ts";
import { eventsToken, openWorld, type One, type Page, type World } from "../../testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

interface Saved {
  _id: string;
  version: number;
  source: string;
  customerId: string | null;
}
interface Answered extends One<Saved> {
  fields?: Record<string, string>;
}
const as = "admin";
const regionId = async () => (await world.rows<{ id: string }>("select id from regions where code = 'NG'"))[0]?.id;
let number = 0;

const added = async (kind: "customers" | "leads", said: object = {}) => {
  const who = { firstName: "Nkem", lastName: `Eze${++number}`, email: `nkem${number}@eze.example` };
  const body = { ...who, regionId: await regionId(), source: "social", ...said };
  return (await world.v2<Answered>("post", `/people/${kind}`, { as, body })).body;
};
const referralsBy = async (query: string) =>
  (await world.v1<Page<ReferralRecord>>("get", `/referrals/referrals?${query}`, { as })).body.data;

it("notes who sent a new customer, in capitals, and sets the source", async () => {
  const { data } = await added("customers", { referralCode: " naija-kids " });
  expect(data.source).toBe("referral-teacher");
  const [referral] = await referralsBy(`customerId=${data._id}`);
  expect(referral).toMatchObject({ status: "signed-up", scheme: "teacher", code: "NAIJA-KIDS", reward: "₦15,000.00" });
});

it("lets the referral of a lead follow them to their account", async () => {
  const lead = await added("leads", { referralCode: "SPEAK-YORUBA" });
  expect(await referralsBy(`leadId=${lead.data._id}`)).toMatchObject([{ status: "clicked", refereeCustomerId: null }]);
  const { body } = await world.v2<Answered>("post", `/people/leads/${lead.data._id}/convert`, {
    as,
    body: { version: lead.data.version },
  });
  const customerId = body.data.customerId;
  expect(await referralsBy(`customerId=${customerId}`)).toMatchObject([
    { status: "signed-up", leadId: lead.data._id, refereeName: expect.stringContaining("Nkem") as string },
  ]);
  const came = await world.v1("get", `/referrals/came-by?customerId=${customerId}`, { as });
  expect(came.body).toMatchObject({ code: "SPEAK-YORUBA", kind: "teacher-referrer", stopped: null });
});

it("gives no reward for somebody who was a customer already", async () => {
  const [known] = await world.rows<{ id: string }>(
    "select customer_id as id from invoices where status = 'paid' and customer_id is not null limit 1",
  );
  const lead = await added("leads", { referralCode: "SPEAK-YORUBA" });
  await world.v2("post", `/people/leads/${lead.data._id}/convert`, {
    as,
    body: { version: lead.data.version, customerId: known?.id },
  });
  expect(await referralsBy(`leadId=${lead.data._id}`)).toMatchObject([
    { status: "rejected", refereeCustomerId: null, reason: "They were a customer already." },
  ]);
});

it("takes a partner's code, which names the partner and makes no referral", async () => {
  const { data } = await added("leads", { referralCode: "ogbako" });
  expect(data.source).toBe("partner");
  expect(await referralsBy(`leadId=${data._id}`)).toEqual([]);
  const [row] = await world.rows<{ name: string; code: string }>(
    "select p.name, l.referral_code as code from leads l join partners p on p.id = l.partner_id where l.id = $1",
    [data._id],
  );
  expect(row).toMatchObject({ name: "Ọgbakọ Ndị Igbo Manchester", code: "OGBAKO" });
});

it.each([
  ["NOBODY-HAS-IT", "No partner or referrer has this code."],
  ["SUMMER-CLASS", /^The code of .+ is paused\.$/],
  ["OLD-FRIENDS", /^The code of .+ is closed\.$/],
  ["A B", "Use 3 to 24 letters, numbers or hyphens."],
])("refuses %s", async (referralCode, message) => {
  const { fields } = await added("customers", { referralCode });
  expect(fields?.["referralCode"]).toEqual(typeof message === "string" ? message : expect.stringMatching(message));
});

it("refuses a person's own household: themselves, and their dependent", async () => {
  const own = { referralCode: "You cannot refer your own household." };
  const lead = await added("leads", { referralCode: "UMEH-READS", email: "obiageli.umeh@reads.example" });
  expect(lead.fields).toEqual(own);
  const [child] = await world.rows<{ firstName: string; lastName: string; code: string }>(
    `select d.first_name as "firstName", d.last_name as "lastName", r.code from dependents d
     join referrers r on r.id = d.customer_id where r.status = 'active' limit 1`,
  );
  if (!child) throw new Error("No customer who refers has a dependent.");
  const { firstName, lastName, code } = child;
  expect((await added("customers", { firstName, lastName, referralCode: code })).fields).toEqual(own);
});

it("flags a phone number in common, and refuses no one for it", async () => {
  const [referrer] = await world.rows<{ phone: string; code: string }>(
    `select p.phone_number as phone, r.code from referrers r join persons p on p.id = r.id
     where r.scheme = 'customer' and r.status = 'active' and p.phone_number is not null limit 1`,
  );
  const { data } = await added("customers", { referralCode: referrer?.code, phoneNumber: referrer?.phone });
  expect(await referralsBy(`customerId=${data._id}&flagged=true`)).toMatchObject([{ flags: ["same-phone"] }]);
});

it("keeps the terms of the day", async () => {
  const { data } = await added("customers", { referralCode: "NAIJA-KIDS" });
  const [referrer] = await world.rows<{ id: string; version: number }>(
    "select id, version from referrers where code = 'NAIJA-KIDS'",
  );
  await world.v1("patch", `/referrals/referrers/${referrer?.id}`, {
    as,
    body: { version: referrer?.version, rewardAmount: 99 },
  });
  expect(await referralsBy(`customerId=${data._id}`)).toMatchObject([{ reward: "₦15,000.00" }]);
});

it("leads links to the website, with the code unless it has stopped", async () => {
  const target = (code: string) => world.v1("get", `/referrals/go/${code}`).then(({ body }) => body);
  expect(await target("naija-kids")).toEqual({ url: "https://www.example.com", code: "NAIJA-KIDS" });
  expect(await target("summer-class")).toEqual({ url: "https://www.example.com", code: null });
  await world.v2("post", "/admin/setting", {
    as: "director",
    body: { key: "websiteUrl", regionId: null, value: "https://lessons.example.com", version: null },
  });
  expect(await target("x")).toEqual({ url: "https://lessons.example.com", code: null });
});

it("adds up clicks, which only the gateway may count", async () => {
  const body = { clicks: [{ code: "NAIJA-KIDS", count: 3 }] };
  expect((await world.v1("post", "/referrals/clicks", { body })).status).toBe(401);
  const headers = { authorization: `Bearer ${eventsToken}` };
  await world.v1("post", "/referrals/clicks", { body, headers });
  await world.v1("post", "/referrals/clicks", { body, headers });
  const { body: page } = await world.v1<Page<{ clicks: number; referred: number }>>(
    "get",
    "/referrals/referrers?q=NAIJA-KIDS",
    { as },
  );
  const [brought] = await world.rows<{ count: number }>(
    "select count(*)::int as count from referrals r join referrers f on f.id = r.referrer_id where f.code = 'NAIJA-KIDS'",
  );
  expect(brought?.count).toBeGreaterThan(1);
  expect(page.data).toMatchObject([{ clicks: 6, referred: brought?.count }]);
});

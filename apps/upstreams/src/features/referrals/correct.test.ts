import { referring, type Referring } from "../../testing/referring.ts";
import { openWorld, type Caller, type World } from "../../testing/world.ts";
import type { ReferralRecord } from "./referral.record.ts";

let world: World;
let on: Referring;
beforeAll(async () => {
  world = await openWorld();
  on = referring(world);
});
afterAll(() => world.close());

const reason = "They came by a colleague's link.";
async function correct(customer: { _id: string }, referralCode: string | null, as: Caller = "director") {
  const { _id, version } = await on.referral(customer);
  return on.v1<ReferralRecord>(`referrals/${_id}/correct`, { version, referralCode, reason }, as);
}
const onRecord = async ({ _id }: { _id: string }) =>
  (await world.rows("select referral_code as code, source from customers where id = $1", [_id]))[0];

it("names another referrer, on their terms, on the customer's record too", async () => {
  const giver = await on.refers();
  const customer = await on.comes("SPEAK-YORUBA");
  await on.pays(customer);
  await on.follow();
  expect(await correct(customer, giver.code.toLowerCase())).toMatchObject({
    ...{ referrerId: giver._id, code: giver.code, scheme: "customer", status: "pending" },
    reward: expect.stringContaining("1 lesson") as string,
  });
  expect(await onRecord(customer)).toEqual({ code: giver.code, source: "referral-customer" });
  const { _id } = await on.referral(customer);
  const logged = await world.rows("select reason from team_activity where entity_id = $1 and action = 'updated'", [
    _id,
  ]);
  expect(logged).toEqual([{ reason }]);
});

it("ends the referral of somebody whom nobody referred", async () => {
  const customer = await on.comes("SPEAK-YORUBA");
  expect(await correct(customer, null)).toMatchObject({ status: "rejected", reason });
  expect(await onRecord(customer)).toEqual({ code: null, source: "other" });
});

it("corrects a lead's, and follows them to their account", async () => {
  const lead = await on.asks("SPEAK-YORUBA");
  const [referral] = await on.referralsBy(`leadId=${lead._id}`);
  const body = { version: referral?.version, referralCode: "UMEH-READS", reason };
  expect(await on.v1(`referrals/${referral?._id}/correct`, body)).toMatchObject({ code: "UMEH-READS" });
  const [row] = await world.rows("select referral_code as code, source from leads where id = $1", [lead._id]);
  expect(row).toEqual({ code: "UMEH-READS", source: "referral-teacher" });
});

it.each([
  ["UMEH-READS", "They are down as referred by this person already."],
  ["OGBAKO", "This is a partner’s code. Enter a referrer’s."],
  ["NOBODY-HAS-IT", "No partner or referrer has this code."],
  ["OLD-FRIENDS", /is closed\.$/],
])("refuses %s", async (code, message) => {
  const customer = await on.comes("UMEH-READS");
  const { fields } = await correct(customer, code);
  expect(fields?.["referralCode"]).toEqual(typeof message === "string" ? message : expect.stringMatching(message));
});

it("refuses a person's own household, and flags what is in common", async () => {
  const giver = await on.refers({ phoneNumber: "07400 900777" });
  const child = {
    firstName: "Zara",
    lastName: "Ọbi",
    relationship: "child",
    ageGroup: "from-5",
    customerId: giver._id,
  };
  await on.post("/people/dependents", child);
  const own = await on.comes("UMEH-READS", { firstName: "Zara", lastName: "Ọbi" });
  expect((await correct(own, giver.code)).fields).toEqual({ referralCode: "You cannot refer your own household." });
  const near = await on.comes("UMEH-READS", { phoneNumber: "07400 900777" });
  expect(await correct(near, giver.code)).toMatchObject({ flags: ["same-phone"] });
});

it("is a director's, and only before the reward has qualified", async () => {
  const customer = await on.comes("UMEH-READS");
  expect((await correct(customer, null, "admin")).message).toBe("Only a director changes who referred somebody.");
  await on.pays(customer);
  await on.follow();
  await on.held(customer);
  on.wait(15);
  await on.follow();
  expect((await on.referral(customer)).status).toBe("qualified");
  expect((await correct(customer, "SPEAK-YORUBA")).message).toBe(
    "Who referred somebody can only be changed while a reward can still qualify.",
  );
});

import { referring, type Referring } from "../../testing/referring.ts";
import { openWorld, type World } from "../../testing/world.ts";
import type { Payer } from "../../testing/invoices.ts";
import type { PayoutRecord } from "./payout.record.ts";
import type { ReferralRecord } from "./referral.record.ts";

let world: World;
let on: Referring;
beforeAll(async () => {
  world = await openWorld();
  on = referring(world);
});
afterAll(() => world.close());

type Paid = Awaited<ReturnType<Referring["pays"]>>;

const takenBack = async ({ payment: { _id, version } }: Paid) => {
  const { error } = await on.post(`/billing/payments/${_id}/take-back`, { version, reason: "Another customer's." });
  if (error) throw new Error(error);
};

/** Lets somebody who has paid have a lesson, and the days go by. */
async function qualifies(customer: Payer): Promise<ReferralRecord> {
  await on.follow();
  await on.held(customer);
  on.wait(15);
  await on.follow();
  return on.referral(customer);
}

describe("a payment that was entered by mistake", () => {
  it("leaves the referral where it was, until they do pay", async () => {
    const customer = await on.comes("UMEH-READS");
    const paid = await on.pays(customer);
    await on.follow();
    expect((await on.referral(customer)).status).toBe("pending");
    await takenBack(paid);
    await on.follow();
    expect(await on.referral(customer)).toMatchObject({ status: "signed-up", invoiceId: null, paidAt: null });
    const again = await on.pays(customer);
    await on.follow();
    expect(await on.referral(customer)).toMatchObject({ status: "pending", invoiceId: again.invoice._id });
  });

  it("takes away what had qualified, and what was approved, of which no payout can be made", async () => {
    const [ready, approved] = [await on.comes("UMEH-READS"), await on.comes("UMEH-READS")];
    const [first, second] = [await on.pays(ready), await on.pays(approved)];
    await on.follow();
    await on.held(ready);
    expect(await qualifies(approved)).toMatchObject({ status: "qualified", rewardAmount: 2000 });
    const { _id, version, referrerId } = await on.referral(approved);
    await on.v1(`referrals/${_id}/approve`, { version });
    const payout = await on.v1<PayoutRecord>("payouts", { referrerId, currency: "GBP" });
    await on.v1(`payouts/${payout._id}/approve`, { version: 1 });
    for (const paid of [first, second]) await takenBack(paid);
    const tooLate = await on.v1(`payouts/${payout._id}/pay`, { version: 2, reference: "FT-9" });
    expect(tooLate.message).toMatch(
      /^There is no reward for Adaeze Udo\d+\. The first payment was entered by mistake\.$/,
    );
    await on.follow();
    for (const one of [ready, approved])
      expect(await on.referral(one)).toMatchObject({ status: "signed-up", qualifiedAt: null, rewardAmount: null });
    expect(await on.payout(payout._id)).toMatchObject({
      status: "failed",
      reason: expect.stringMatching(/^The reward for Adaeze Udo\d+ was taken back\.$/) as string,
    });
  });

  it("is approved and put into a payout no more, before the hour has taken it back", async () => {
    const [ready, approved] = [await on.comes("UMEH-READS"), await on.comes("UMEH-READS")];
    const [first, second] = [await on.pays(ready), await on.pays(approved)];
    await on.follow();
    await on.held(ready);
    await qualifies(approved);
    const [waiting, { _id, version, referrerId }] = [await on.referral(ready), await on.referral(approved)];
    await on.v1(`referrals/${_id}/approve`, { version });
    for (const paid of [first, second]) await takenBack(paid);
    const refused = await on.v1(`referrals/${waiting._id}/approve`, { version: waiting.version });
    expect(refused.message).toMatch(/^There is no reward for Adaeze Udo\d+\. The first payment/);
    expect((await on.v1("payouts", { referrerId, currency: "GBP" })).fields).toEqual({
      currency: "No approved reward in GBP waits for a payout.",
    });
  });

  it("is taken back by a director at once, and only where the payment went back", async () => {
    const customer = await on.comes("UMEH-READS");
    const paid = await on.pays(customer);
    const { _id, version } = await qualifies(customer);
    const approved = await on.v1<ReferralRecord>(`referrals/${_id}/approve`, { version });
    const at = { version: approved.version };
    expect((await on.v1(`referrals/${_id}/claw-back`, at)).message).toBe(
      "Nothing is to be taken back: the first payment did not go back as a whole within 60 days.",
    );
    await takenBack(paid);
    expect((await on.v1(`referrals/${_id}/claw-back`, at, "admin")).message).toBe(
      "Only a director takes a reward back.",
    );
    expect(await on.v1<ReferralRecord>(`referrals/${_id}/claw-back`, at)).toMatchObject({ status: "signed-up" });
  });

  it("takes the unused part of credit back that was given for it", async () => {
    const [giver] = await on.customersWhoRefer();
    const customer = await on.comes(giver?.code ?? "");
    const paid = await on.pays(customer);
    const { _id, version } = await qualifies(customer);
    await on.v1(`referrals/${_id}/approve`, { version, flagsSeen: true });
    await takenBack(paid);
    await on.follow();
    expect(await on.referral(customer)).toMatchObject({
      status: "clawed-back",
      reason: "The first payment was entered by mistake; what was used is lost.",
    });
    const gift = (await on.creditsFor(`customerId=${customer._id}`)).find(({ source }) => source === "referral");
    expect(gift).toMatchObject({ rest: 0 });
  });
});

describe("a merge of customers", () => {
  const merge = async (keptId: string, otherId: string) => {
    const version = async (id: string) => (await on.customer(id)).version;
    const body = {
      version: await version(keptId),
      otherId,
      otherVersion: await version(otherId),
      choices: {},
    };
    const answer = await on.post<never>(`/people/customers/${keptId}/merge`, body);
    if (answer.error) throw new Error(answer.error);
    return (answer as unknown as { merge: { _id: string } }).merge._id;
  };
  const undone = (id: string) => on.post(`/people/merges/${id}/undo`, {});

  it("lets the referral follow the record that is left, and gives it the credit", async () => {
    const [giver] = await on.customersWhoRefer();
    const [kept, other] = [await on.added(), await on.comes(giver?.code ?? "")];
    await on.pays(other);
    await on.follow();
    await merge(kept._id, other._id);
    expect(await on.referral(kept)).toMatchObject({
      refereeCustomerId: kept._id,
      refereeName: expect.stringContaining("Udo") as string,
    });
    const { status, _id, version } = await qualifies(kept);
    expect(status).toBe("qualified");
    await on.v1(`referrals/${_id}/approve`, { version });
    const gift = (await on.creditsFor(`customerId=${kept._id}`)).find(({ source }) => source === "referral");
    expect(gift).toMatchObject({ size: 60, rest: 60 });
  });

  it("gives credit to the record that is left of whoever referred them", async () => {
    const [, giver] = await on.customersWhoRefer();
    const [kept, customer] = [await on.added(), await on.comes(giver?.code ?? "")];
    await on.pays(customer);
    const { _id, version, status } = await qualifies(customer);
    expect(status).toBe("qualified");
    await merge(kept._id, giver?._id ?? "");
    await on.v1(`referrals/${_id}/approve`, { version });
    const gifts = await on.creditsFor(`customerId=${kept._id}`);
    expect(gifts.filter(({ source }) => source === "referral")).toHaveLength(1);
  });

  it("refuses whoever turns out to be who referred them, and takes that back with the merge", async () => {
    const giver = await on.refers();
    const customer = await on.comes(giver.code);
    const id = await merge(giver._id, customer._id);
    await on.follow();
    expect(await on.referral(giver)).toMatchObject({
      status: "rejected",
      reason: "Their records were merged: they are who referred them.",
    });
    expect((await undone(id)).status).toBe(200);
    await on.follow();
    expect(await on.referral(customer)).toMatchObject({ status: "signed-up", reason: null });
  });

  it("keeps the first of two referrals of one person, and refuses who was a customer before", async () => {
    const first = await on.comes("UMEH-READS");
    on.wait(1);
    const second = await on.comes("SPEAK-YORUBA");
    await merge(second._id, first._id);
    await on.follow();
    const both = await on.referralsOf(second);
    expect(both.map(({ code, status }) => [code, status]).sort()).toEqual([
      ["SPEAK-YORUBA", "rejected"],
      ["UMEH-READS", "signed-up"],
    ]);
    const known = await on.added();
    await on.pays(known);
    on.wait(1);
    const returned = await on.comes("UMEH-READS");
    await merge(known._id, returned._id);
    await on.follow();
    expect((await on.referral(known)).reason).toBe("Their records were merged: they had been a customer before.");
  });

  it("lets the code of a merged record be that of whoever is left, where they refer too", async () => {
    const [kept, other] = [await on.refers(), await on.refers()];
    await merge(kept._id, other._id);
    const customer = await on.comes(other.code);
    expect(await on.referral(customer)).toMatchObject({ referrerId: kept._id, code: other.code });
  });

  it("lets nobody come with the code of a customer who is archived", async () => {
    const giver = await on.refers();
    const { version } = await on.customer(giver._id);
    await on.post(`/people/customers/${giver._id}/archive`, { version });
    await expect(on.comes(giver.code)).rejects.toThrow("not in use any more");
  });

  it("flags an address and a child in common with a record that was merged", async () => {
    const giver = await on.refers();
    const [kept, other] = [await on.comes(giver.code), await on.added()];
    const child = { firstName: "Zara", lastName: "Udo", relationship: "child", ageGroup: "from-5" };
    for (const customerId of [giver._id, other._id]) await on.post("/people/dependents", { ...child, customerId });
    await merge(kept._id, other._id);
    await on.pays(kept);
    expect(await qualifies(kept)).toMatchObject({ status: "review", flags: ["same-household"] });
  });
});

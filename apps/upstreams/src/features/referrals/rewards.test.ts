import type { Payer } from "../../testing/invoices.ts";
import { disputing } from "../../testing/bank-disputes.ts";
import { referring, type Referring } from "../../testing/referring.ts";
import { openWorld, type World } from "../../testing/world.ts";
import type { PayoutRecord } from "./payout.record.ts";
import type { ReferralRecord } from "./referral.record.ts";

let world: World;
let on: Referring;
beforeAll(async () => {
  world = await openWorld();
  on = referring(world);
});
afterAll(() => world.close());

const givenBack = async (id: string) => {
  const { version } = await on.invoiceById(id);
  const terms = { quantity: 600, extra: 0, closes: false, reason: "They move.", way: "bank", reference: "RF1" };
  const { error } = await on.post(`/billing/invoices/${id}/refund`, { version, ...terms });
  if (error) throw new Error(error);
};

it("moves from paid to qualified once lessons are held and the days are over, and pays it out once", async () => {
  const customer = await on.comes("SPEAK-YORUBA");
  await on.pays(customer);
  await on.follow();
  expect(await on.referral(customer)).toMatchObject({ status: "pending" });
  await on.held(customer);
  await on.held(customer);
  on.wait(13);
  await on.follow();
  expect((await on.referral(customer)).status).toBe("pending");
  on.wait(2);
  await on.follow();
  const ready = await on.referral(customer);
  expect(ready).toMatchObject({ status: "qualified", rewardCurrency: "GBP", rewardAmount: 1500, reward: "£15.00" });

  const at = `referrals/${ready._id}`;
  const { version } = ready;
  expect((await on.v1(`${at}/approve`, { version }, "admin")).message).toBe(
    "Only a director decides about rewards in money.",
  );
  expect((await on.v1<ReferralRecord>(`${at}/approve`, { version })).status).toBe("approved");
  const asked = { referrerId: ready.referrerId, currency: "GBP" };
  expect((await on.v1("payouts", asked, "admin")).message).toBe("Only a director makes payouts.");
  const payout = await on.v1<PayoutRecord>("payouts", asked);
  expect(payout).toMatchObject({
    amount: 1500,
    status: "draft",
    lines: [{ amount: 1500 }],
  });
  expect((await on.v1("payouts", asked)).fields).toEqual({
    currency: "All approved rewards in GBP are in a payout already. Pay it, or give it up and create another.",
  });
  await on.v1(`payouts/${payout._id}/approve`, { version: 1 });
  const unsaid = await on.v1(`payouts/${payout._id}/pay`, { version: 2, reference: " " });
  expect(unsaid.fields).toEqual({ reference: "Enter the payment reference." });
  const paid = await on.v1<PayoutRecord>(`payouts/${payout._id}/pay`, { version: 2, reference: "FT-1" });
  const { body: log } = await world.v1<{ data: { changes: { field: string; after: unknown }[] }[] }>(
    "get",
    `/audit?entityKind=referrer&entityId=${payout.referrerId}`,
    { as: "director" },
  );
  const told = log.data
    .slice(0, 3)
    .flatMap(({ changes }) => changes.map(({ field, after }) => `${field} ${String(after)}`));
  expect(told.toSorted()).toEqual([
    "payoutAmount £15.00",
    "payoutReference FT-1",
    "payoutStatus approved",
    "payoutStatus draft",
    "payoutStatus paid",
  ]);
  // The same again is one payment; another transfer is not taken for it.
  expect((await on.v1<PayoutRecord>(`payouts/${payout._id}/pay`, { version: 2, reference: "FT-1" })).version).toBe(3);
  expect((await on.v1(`payouts/${payout._id}/pay`, { version: 2, reference: "FT-1B" })).message).toBe(
    "This payout was paid already, with the reference FT-1.",
  );
  expect(paid).toMatchObject({ status: "paid", reference: "FT-1" });
  expect((await on.referral(customer)).status).toBe("paid");
});

it("13: takes a reward that was paid back from the next payouts, never below zero", async () => {
  const [first, second, third] = [
    await on.comes("UMEH-READS"),
    await on.comes("UMEH-READS"),
    await on.comes("UMEH-READS"),
  ];
  const { invoice } = await on.pays(first);
  const rewards = async (customers: Payer[]) => {
    for (const one of customers) await on.held(one);
    await on.follow();
    on.wait(15);
    await on.follow();
    for (const one of customers) {
      const { _id, version } = await on.referral(one);
      await on.v1(`referrals/${_id}/approve`, { version });
    }
    const { referrerId } = await on.referral(first);
    return on.v1<PayoutRecord>("payouts", { referrerId, currency: "GBP" });
  };
  const one = await rewards([first]);
  await on.v1(`payouts/${one._id}/approve`, { version: 1 });
  await on.v1(`payouts/${one._id}/pay`, { version: 2, reference: "FT-2" });
  await givenBack(invoice._id);
  await on.follow();
  expect(await on.referral(first)).toMatchObject({ status: "clawed-back" });
  await on.pays(second);
  expect(await rewards([second])).toMatchObject({
    amount: 0,
    lines: [{ amount: 2000 }, { amount: -2000 }],
  });
  await on.pays(third);
  expect(await rewards([third])).toMatchObject({
    amount: 2000,
    lines: [{ amount: 2000 }],
  });
});

it("gives up a payout, whose rewards wait for another", async () => {
  const customer = await on.comes("IGBO-WITH-US");
  await on.pays(customer);
  await on.held(customer);
  await on.follow();
  on.wait(15);
  await on.follow();
  const { _id, version, referrerId } = await on.referral(customer);
  await on.v1(`referrals/${_id}/approve`, { version });
  const payout = await on.v1<PayoutRecord>("payouts", { referrerId, currency: "GBP" });
  await on.v1(`payouts/${payout._id}/fail`, { version: 1, reason: "The account is closed." });
  expect((await on.v1<PayoutRecord>("payouts", { referrerId, currency: "GBP" })).amount).toBe(payout.amount);
});

it("rejects a reward that was not given when the whole payment goes back, and leaves a part refund alone", async () => {
  const customer = await on.comes("SPEAK-YORUBA");
  const { invoice } = await on.pays(customer);
  await on.follow();
  const { version } = await on.invoiceById(invoice._id);
  const part = { quantity: 60, extra: 0, closes: false, reason: "One less.", way: "bank", reference: "RF2" };
  await on.post(`/billing/invoices/${invoice._id}/refund`, { version, ...part });
  await on.follow();
  expect((await on.referral(customer)).status).toBe("pending");
  const other = await on.comes("SPEAK-YORUBA");
  const { invoice: whole } = await on.pays(other);
  await on.follow();
  await givenBack(whole._id);
  await on.follow();
  expect(await on.referral(other)).toMatchObject({ status: "rejected", reason: "The whole first payment went back." });
});

it("rejects it when a bank takes the whole payment back, and not while the bank has only taken a part", async () => {
  const { opened, decided, paymentById } = disputing(() => world);
  const customer = await on.comes("SPEAK-YORUBA");
  const { invoice } = await on.pays(customer);
  await on.follow();
  const [paid] = await world.rows<{ id: string }>(
    "select payment_id as id from payment_allocations where invoice_id = $1",
    [invoice._id],
  );
  const { data: open } = await opened(await paymentById(paid?.id ?? ""), { amount: 19_000 });
  const { data: part } = await decided(open, "lost");
  await on.follow();
  expect((await on.referral(customer)).status).toBe("pending");
  const { data: reopened } = await opened(part, { amount: 1_000 });
  await decided(reopened, "lost");
  await on.follow();
  expect(await on.referral(customer)).toMatchObject({
    status: "rejected",
    reason: "The whole first payment went back.",
  });
});

it("keeps what is flagged for review, and waits while a lesson is disputed", async () => {
  const [phone] = await world.rows<{ phone: string }>(
    "select phone_number as phone from persons where email = 'obiageli.umeh@reads.example'",
  );
  const customer = await on.comes("UMEH-READS", { phoneNumber: phone?.phone });
  await world.rows("update customers set billing_address = '1 High St' where id = $1", [customer._id]);
  await on.pays(customer);
  await on.held(customer, "disputed");
  await on.follow();
  on.wait(15);
  await on.follow();
  expect((await on.referral(customer)).status).toBe("pending");
  await world.rows("update booked_lessons set status = 'completed' where customer_id = $1", [customer._id]);
  await on.follow();
  const { status, flags, _id, version } = await on.referral(customer);
  expect([status, flags]).toEqual(["review", ["same-phone"]]);
  const facts = await world.v1("get", `/referrals/referrals/${_id}/facts`, { as: "admin" });
  expect(facts.body).toMatchObject({
    referrer: { phones: [phone?.phone], addresses: [] },
    referee: { phones: [phone?.phone], dependents: [] },
  });
  const rejected = await on.v1<ReferralRecord>(`referrals/${_id}/reject`, { version, reason: "Same household." });
  expect(rejected).toMatchObject({ status: "rejected", reason: "Same household." });
});

it("gives both customers credit at once, and takes back what is unused of it", async () => {
  const [referrer] = await on.customersWhoRefer();
  const customer = await on.comes(referrer?.code ?? "");
  const { invoice } = await on.pays(customer);
  await on.held(customer);
  await on.follow();
  on.wait(15);
  await on.follow();
  const { _id, version } = await on.referral(customer);
  const before = (await on.creditsFor(`customerId=${referrer?._id}`)).length;
  const approved = await on.v1<ReferralRecord>(`referrals/${_id}/approve`, { version, flagsSeen: true }, "admin");
  expect(approved).toMatchObject({ status: "paid", rewardAmount: null });
  expect(await on.creditsFor(`customerId=${referrer?._id}`)).toHaveLength(before + 1);
  const gift = async () =>
    (await on.creditsFor(`customerId=${customer._id}`)).find(({ source }) => source === "referral");
  expect(await gift()).toMatchObject({ worth: 0, unit: "minutes", size: 60 });
  await givenBack(invoice._id);
  await on.follow();
  expect((await on.referral(customer)).status).toBe("clawed-back");
  expect(await gift()).toMatchObject({ rest: 0 });
  const { body } = await world.v2<{ faults: { about: string }[] }>("get", "/billing/books/check", { as: "director" });
  // The lessons were moved by hand; everything else is whole.
  expect(body.faults.filter(({ about }) => about !== "lesson")).toEqual([]);
});

it("ends a referral after ninety days without a payment", async () => {
  const customer = await on.comes("IGBO-WITH-US");
  on.wait(91);
  await on.follow();
  expect((await on.referral(customer)).status).toBe("expired");
});

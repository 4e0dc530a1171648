import { jobs } from "../../jobs/job-list.ts";
import { invoicing, type Payer } from "../../testing/invoices.ts";
import { openWorld, type Caller, type Page, type World } from "../../testing/world.ts";
import type { PayoutRecord } from "./payout.record.ts";
import type { ReferralRecord } from "./referral.record.ts";
import type { ReferrerRecord } from "./referrer.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const { post, sent, pay, creditsFor, invoiceById } = invoicing(() => world);
/** Lets days go by; whoever was signed in signs in anew. */
function wait(days: number): void {
  world.pass(days * 24 * 60);
  world.forgetTokens();
}
let number = 0;

interface Refused {
  message?: string;
  fields?: Record<string, string>;
}
const v1 = async <Body>(at: string, body: object, as: Caller = "director") =>
  (await world.v1<Body & Refused>("post", `/referrals/${at}`, { as, body })).body;

/** Runs the job as it would by the clock. */
async function follow() {
  const job = jobs.find(({ name }) => name === "follow-referrals");
  await job?.run({
    database: world.database,
    now: world.clock.now(),
    signal: new AbortController().signal,
    files: world.files.store,
  } as never);
}

const referral = async (customer: Payer) =>
  (await world.v1<Page<ReferralRecord>>("get", `/referrals/referrals?customerId=${customer._id}`, { as: "director" }))
    .body.data[0] as ReferralRecord;

/** A new customer in pounds who came with a code. */
async function comes(referralCode: string, more: object = {}): Promise<Payer> {
  const [region] = await world.rows<{ id: string }>("select id from regions where code = 'UK'");
  const body = {
    ...{ firstName: "Adaeze", lastName: `Udo${++number}`, email: `adaeze${number}@udo.example` },
    ...{ regionId: region?.id, referralCode, ...more },
  };
  const { data, error } = await post<Payer>("/people/customers", body);
  if (error) throw new Error(JSON.stringify(error));
  return { ...data, currency: "GBP" };
}

/** Pays ten lessons, £180.00 of it or all. */
async function pays(customer: Payer) {
  const invoice = await sent(customer, { paymentGateway: "CASH_OR_OTHER" });
  const receivedOn = world.clock.now().toISOString().slice(0, 10);
  const { error } = await pay(customer, 20_000, [{ invoiceId: invoice._id, amount: 20_000 }], { receivedOn });
  if (error) throw new Error(error);
  return invoice;
}

/** A lesson that was held now, as the lessons' own tests do it at length. */
const held = async ({ _id }: Payer, status = "completed") =>
  world.rows(
    `update booked_lessons set customer_id = $1, dependent_id = null, pod_id = null, status = $3, end_at = $2,
      start_at = $2::timestamptz - interval '1 hour' where id = (select id from booked_lessons where status = 'completed'
      and kind <> 'trial' and customer_id <> $1 order by id limit 1)`,
    [_id, world.clock.now().toISOString(), status],
  );

const givenBack = async (id: string) => {
  const { version } = await invoiceById(id);
  const terms = { quantity: 600, extra: 0, closes: false, reason: "They move.", way: "bank", reference: "RF1" };
  const { error } = await post(`/billing/invoices/${id}/refund`, { version, ...terms });
  if (error) throw new Error(error);
};

it("moves from paid to qualified once lessons are held and the days are over, and pays it out once", async () => {
  const customer = await comes("SPEAK-YORUBA");
  await pays(customer);
  await follow();
  expect(await referral(customer)).toMatchObject({ status: "pending" });
  await held(customer);
  await held(customer);
  wait(13);
  await follow();
  expect((await referral(customer)).status).toBe("pending");
  wait(2);
  await follow();
  const ready = await referral(customer);
  expect(ready).toMatchObject({ status: "qualified", rewardCurrency: "GBP", rewardAmount: 1500, reward: "£15.00" });

  const at = `referrals/${ready._id}`;
  const { version } = ready;
  expect((await v1(`${at}/approve`, { version }, "admin")).message).toBe(
    "Only a director decides about rewards in money.",
  );
  expect((await v1<ReferralRecord>(`${at}/approve`, { version })).status).toBe("approved");
  const asked = { referrerId: ready.referrerId, currency: "GBP" };
  expect((await v1("payouts", asked, "admin")).message).toBe("Only a director makes payouts.");
  const payout = await v1<PayoutRecord>("payouts", asked);
  expect(payout).toMatchObject({ amount: 1500, status: "draft", lines: [{ amount: 1500 }] });
  expect((await v1("payouts", asked)).fields).toEqual({ currency: "No approved reward in GBP waits for a payout." });
  await v1(`payouts/${payout._id}/approve`, { version: 1 });
  const unsaid = await v1(`payouts/${payout._id}/pay`, { version: 2, reference: " " });
  expect(unsaid.fields).toEqual({ reference: "Enter the payment reference." });
  const paid = await v1<PayoutRecord>(`payouts/${payout._id}/pay`, { version: 2, reference: "FT-1" });
  expect(paid).toMatchObject({ status: "paid", reference: "FT-1" });
  expect((await referral(customer)).status).toBe("paid");
});

it("13: takes a reward that was paid back from the next payouts, never below zero", async () => {
  const [first, second, third] = [await comes("UMEH-READS"), await comes("UMEH-READS"), await comes("UMEH-READS")];
  const invoice = await pays(first);
  const rewards = async (customers: Payer[]) => {
    for (const one of customers) await held(one);
    await follow();
    wait(15);
    await follow();
    for (const one of customers) {
      const { _id, version } = await referral(one);
      await v1(`referrals/${_id}/approve`, { version });
    }
    const { referrerId } = await referral(first);
    return v1<PayoutRecord>("payouts", { referrerId, currency: "GBP" });
  };
  const one = await rewards([first]);
  await v1(`payouts/${one._id}/approve`, { version: 1 });
  await v1(`payouts/${one._id}/pay`, { version: 2, reference: "FT-2" });
  await givenBack(invoice._id);
  await follow();
  expect(await referral(first)).toMatchObject({ status: "clawed-back" });
  await pays(second);
  expect(await rewards([second])).toMatchObject({ amount: 0, lines: [{ amount: 2000 }, { amount: -2000 }] });
  await pays(third);
  expect(await rewards([third])).toMatchObject({ amount: 2000, lines: [{ amount: 2000 }] });
});

it("gives up a payout, whose rewards wait for another", async () => {
  const customer = await comes("IGBO-WITH-US");
  await pays(customer);
  await held(customer);
  await follow();
  wait(15);
  await follow();
  const { _id, version, referrerId } = await referral(customer);
  await v1(`referrals/${_id}/approve`, { version });
  const payout = await v1<PayoutRecord>("payouts", { referrerId, currency: "GBP" });
  await v1(`payouts/${payout._id}/fail`, { version: 1, reason: "The account is closed." });
  expect((await v1<PayoutRecord>("payouts", { referrerId, currency: "GBP" })).amount).toBe(payout.amount);
});

it("rejects a reward that was not given when the whole payment goes back, and leaves a part refund alone", async () => {
  const customer = await comes("SPEAK-YORUBA");
  const invoice = await pays(customer);
  await follow();
  const { version } = await invoiceById(invoice._id);
  const part = { quantity: 60, extra: 0, closes: false, reason: "One less.", way: "bank", reference: "RF2" };
  await post(`/billing/invoices/${invoice._id}/refund`, { version, ...part });
  await follow();
  expect((await referral(customer)).status).toBe("pending");
  const other = await comes("SPEAK-YORUBA");
  const whole = await pays(other);
  await follow();
  await givenBack(whole._id);
  await follow();
  expect(await referral(other)).toMatchObject({ status: "rejected", reason: "The whole first payment went back." });
});

it("keeps what is flagged for review, and waits while a lesson is disputed", async () => {
  const [phone] = await world.rows<{ phone: string }>(
    "select phone_number as phone from persons where email = 'obiageli.umeh@reads.example'",
  );
  const customer = await comes("UMEH-READS", { phoneNumber: phone?.phone });
  await world.rows("update customers set billing_address = '1 High St' where id = $1", [customer._id]);
  await pays(customer);
  await held(customer, "disputed");
  await follow();
  wait(15);
  await follow();
  expect((await referral(customer)).status).toBe("pending");
  await world.rows("update booked_lessons set status = 'completed' where customer_id = $1", [customer._id]);
  await follow();
  const { status, _id, version } = await referral(customer);
  expect(["review", "qualified"]).toContain(status);
  const facts = await world.v1("get", `/referrals/referrals/${_id}/facts`, { as: "admin" });
  expect(facts.body).toMatchObject({ referrer: { phone: phone?.phone }, referee: { phone: phone?.phone } });
  const rejected = await v1<ReferralRecord>(`referrals/${_id}/reject`, { version, reason: "Same household." });
  expect(rejected).toMatchObject({ status: "rejected", reason: "Same household." });
});

it("gives both customers credit at once, and takes back what is unused of it", async () => {
  const [referrer] = (
    await world.v1<Page<ReferrerRecord>>("get", "/referrals/referrers?scheme=customer&sort=createdAt", { as: "admin" })
  ).body.data;
  const customer = await comes(referrer?.code ?? "");
  const invoice = await pays(customer);
  await held(customer);
  await follow();
  wait(15);
  await follow();
  const { _id, version } = await referral(customer);
  const before = (await creditsFor(`customerId=${referrer?._id}`)).length;
  const approved = await v1<ReferralRecord>(`referrals/${_id}/approve`, { version, flagsSeen: true }, "admin");
  expect(approved).toMatchObject({ status: "paid", rewardAmount: null });
  expect(await creditsFor(`customerId=${referrer?._id}`)).toHaveLength(before + 1);
  const gift = async () => (await creditsFor(`customerId=${customer._id}`)).find(({ source }) => source === "referral");
  expect(await gift()).toMatchObject({ worth: 0, unit: "minutes", size: 60 });
  await givenBack(invoice._id);
  await follow();
  expect((await referral(customer)).status).toBe("clawed-back");
  expect(await gift()).toMatchObject({ rest: 0 });
  const { body } = await world.v2<{ faults: { about: string }[] }>("get", "/billing/books/check", { as: "director" });
  // The lessons were moved by hand; everything else is whole.
  expect(body.faults.filter(({ about }) => about !== "lesson")).toEqual([]);
});

it("ends a referral after ninety days without a payment", async () => {
  const customer = await comes("IGBO-WITH-US");
  wait(91);
  await follow();
  expect((await referral(customer)).status).toBe("expired");
});

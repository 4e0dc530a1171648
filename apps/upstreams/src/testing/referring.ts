import type { PayoutRecord } from "../features/referrals/payout.record.ts";
import type { ReferralRecord } from "../features/referrals/referral.record.ts";
import type { ReferrerRecord } from "../features/referrals/referrer.record.ts";
import { jobs } from "../jobs/job-list.ts";
import { invoicing, type Payer } from "./invoices.ts";
import type { Caller, Page, World } from "./world.ts";

interface Refused {
  message?: string;
  fields?: Record<string, string>;
}

const as = "director";

export type Referring = ReturnType<typeof referring>;

/** What tests of referrals do through the servers' own routes. */
export function referring(world: World) {
  const { post, sent, pay, ...money } = invoicing(() => world);
  let number = 0;
  let lessonsHeld = 0;

  /** Lets days go by; whoever was signed in signs in anew. */
  function wait(days: number): void {
    world.pass(days * 24 * 60);
    world.forgetTokens();
  }

  const v1 = async <Body>(at: string, body: object, who: Caller = as) =>
    (await world.v1<Body & Refused>("post", `/referrals/${at}`, { as: who, body })).body;

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

  const referralsBy = async (query: string) =>
    (await world.v1<Page<ReferralRecord>>("get", `/referrals/referrals?${query}`, { as })).body.data;
  const referralsOf = ({ _id }: { _id: string }) => referralsBy(`customerId=${_id}`);
  const referral = async (customer: { _id: string }) => (await referralsOf(customer))[0] as ReferralRecord;

  const payout = async (id: string) =>
    (await world.v1<Page<PayoutRecord>>("get", `/referrals/payouts?id=${id}`, { as })).body.data[0] as PayoutRecord;

  /** A new customer in pounds. */
  async function added(more: object = {}): Promise<Payer> {
    const [region] = await world.rows<{ id: string }>("select id from regions where code = 'UK'");
    const body = {
      ...{
        firstName: "Adaeze",
        lastName: `Udo${++number}`,
        email: `adaeze${number}@udo.example`,
      },
      ...{ regionId: region?.id, ...more },
    };
    const { data, error } = await post<Payer>("/people/customers", body);
    if (error) throw new Error(JSON.stringify(error));
    return { ...data, currency: "GBP" };
  }
  /** One who came with a code. */
  const comes = (referralCode: string, more: object = {}) => added({ referralCode, ...more });

  /** Somebody who asks for lessons with a code. */
  async function asks(referralCode: string) {
    const [region] = await world.rows<{ id: string }>("select id from regions where code = 'UK'");
    const body = {
      ...{ firstName: "Ada", lastName: `Eze${++number}`, email: `ada${number}@eze.example`, source: "social" },
      ...{ regionId: region?.id, referralCode },
    };
    const { data, error } = await post<{ _id: string; version: number }>("/people/leads", body);
    if (error) throw new Error(JSON.stringify(error));
    return data;
  }

  const customer = async (id: string) =>
    (await world.v2<Page<{ version: number }>>("get", `/people/customers?id=${id}`, { as })).body.data[0] as {
      version: number;
    };

  /** Pays for ten lessons. */
  async function pays(who: Payer) {
    const invoice = await sent(who, { paymentGateway: "CASH_OR_OTHER" });
    const receivedOn = world.clock.now().toISOString().slice(0, 10);
    const { data, error } = await pay(who, 20_000, [{ invoiceId: invoice._id, amount: 20_000 }], { receivedOn });
    if (error) throw new Error(error);
    return { invoice, payment: data };
  }

  /** A lesson that was held now, as the lessons' own tests do it at length. */
  const held = async ({ _id }: { _id: string }, status = "completed") =>
    world.rows(
      `update booked_lessons set customer_id = $1, dependent_id = null, pod_id = null, status = $3, end_at = $2,
        start_at = $2::timestamptz - interval '1 hour' where id = (select id from booked_lessons where status = 'completed'
        and kind <> 'trial' and customer_id <> $1 order by id limit 1 offset ${lessonsHeld++})`,
      [_id, world.clock.now().toISOString(), status],
    );

  const lesson = { kind: "credit-lessons", lessons: 1, amounts: [] };
  /** A new customer who refers others, for a lesson to both. */
  async function refers(more: object = {}): Promise<ReferrerRecord> {
    const { _id: personId } = await added(more);
    return v1<ReferrerRecord>("referrers", { scheme: "customer", personId, ownReward: lesson, refereeReward: lesson });
  }
  const customersWhoRefer = async () =>
    (await world.v1<Page<ReferrerRecord>>("get", "/referrals/referrers?scheme=customer&sort=createdAt", { as })).body
      .data;

  return {
    ...{
      post,
      wait,
      v1,
      follow,
      referral,
      payout,
      referralsBy,
      referralsOf,
      added,
      comes,
      asks,
      customer,
      pays,
      held,
      refers,
      customersWhoRefer,
    },
    ...money,
  };
}

import { and, asc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { expiryDays } from "@app/domain/referrals/reward.ts";
import { termsOf } from "@app/domain/referrals/referrer.ts";
import type { Database } from "../database/client.ts";
import { accountUsers } from "../features/account/account.public.ts";
import { customers, persons } from "../features/customers/customers.public.ts";
import { leads } from "../features/leads/leads-table.public.ts";
import { followReferrals } from "../features/referrals/follow.public.ts";
import { referrals, referrers, type ReferrerRow } from "../features/referrals/referrals-tables.public.ts";
import type { Context } from "../service/context.ts";
import { systemContext } from "../service/system-context.ts";
import { giveFirstPaymentBack, rewardReferrals, unwrite } from "./referral-rewards.ts";
import { seedFrom, type Seed } from "./random.ts";

/** Where the chance of referrals begins. */
const chanceFrom = 58_000_000;
const day = 24 * 3_600_000;

/** How many came with a code: with a first invoice that is paid, without one, long ago without one, and as leads. */
const counts = { paid: 14, unpaid: 3, expired: 1, leads: 2 } as const;

/** Customers who could have come with a code, the latest first: neither merged, nor known as referrers. */
const comers = (kind: Exclude<keyof typeof counts, "leads">, now: Date) => {
  const invoice = (status: string) =>
    sql`exists (select from invoices i where i.customer_id = ${customers.id} and i.kind = 'pre-payment' and i.total > 0 and i.status = ${status})`;
  const unpaid = sql`not exists (select from invoices i where i.customer_id = ${customers.id} and i.status not in ('draft', 'void'))`;
  const longAgo = lt(customers.createdAt, new Date(now.getTime() - (expiryDays + 1) * day));
  const fits = { paid: invoice("paid"), unpaid, expired: and(unpaid, longAgo) }[kind];
  return and(
    ...[isNull(customers.archivedAt), isNull(persons.mergedIntoId), fits],
    sql`not exists (select from ${referrers} where ${referrers.id} = ${customers.id})`,
  );
};

/** Whoever referred somebody who came on a day: referrers of that time, in turn. */
function referrerAt(all: readonly ReferrerRow[], at: Date, n: number): ReferrerRow | undefined {
  const known = all.filter(({ createdAt, status }) => createdAt < at && status !== "closed");
  return known[n % Math.max(known.length, 1)];
}

async function attribute(db: Database, seed: Seed, all: readonly ReferrerRow[]): Promise<void> {
  let n = 0;
  for (const kind of ["paid", "unpaid", "expired"] as const) {
    const found = await db
      .select({ id: customers.id, at: customers.createdAt })
      .from(customers)
      .innerJoin(persons, eq(persons.id, customers.id))
      .where(comers(kind, seed.now))
      .orderBy(sql`${customers.createdAt} desc`, asc(customers.id))
      .limit(counts[kind]);
    for (const { id, at } of found) {
      const referrer = referrerAt(all, at, n);
      if (!referrer) continue;
      n += 1;
      const isOver = kind !== "paid" && seed.now.getTime() - at.getTime() > expiryDays * day;
      await db.insert(referrals).values({
        ...seed.record(at),
        scheme: referrer.scheme,
        referrerId: referrer.id,
        code: referrer.code,
        refereeCustomerId: id,
        attributedAt: at,
        terms: termsOf(referrer),
        status: isOver ? "expired" : "signed-up",
      });
      const source = referrer.scheme === "teacher" ? "referral-teacher" : "referral-customer";
      await db.update(customers).set({ source }).where(eq(customers.id, id));
    }
  }
  const asked = await db
    .select({ id: leads.id, at: leads.createdAt })
    .from(leads)
    .where(and(isNull(leads.archivedAt), inArray(leads.stage, ["new", "contacted"])))
    .orderBy(sql`${leads.createdAt} desc`, asc(leads.id))
    .limit(counts.leads);
  for (const { id: leadId, at } of asked) {
    const referrer = referrerAt(all, at, n);
    if (!referrer) continue;
    n += 1;
    await db.insert(referrals).values({
      ...seed.record(at),
      scheme: referrer.scheme,
      referrerId: referrer.id,
      code: referrer.code,
      leadId,
      attributedAt: at,
      terms: termsOf(referrer),
      status: "clicked",
    });
  }
}

/** Who came with a code in the past year, in every state, as what they paid and were taught makes of it. Source: domain.md 2.9. */
export async function seedReferrals(db: Database, now: Date): Promise<void> {
  const seed = seedFrom(now, chanceFrom);
  const all = await db.select().from(referrers).orderBy(asc(referrers.createdAt), asc(referrers.id));
  await attribute(db, seed, all);
  await followReferrals(db, now, new AbortController().signal);
  const [director] = await db
    .select({ id: accountUsers.id })
    .from(accountUsers)
    .where(and(eq(accountUsers.userRole, "director"), eq(accountUsers.status, "active")))
    .orderBy(asc(accountUsers.id))
    .limit(1);
  const base = systemContext(db, now, "seed");
  const context: Context = { ...base, actor: { ...base.actor, id: director?.id ?? base.actor.id } };
  await rewardReferrals(context);
  await giveFirstPaymentBack(context);
  await followReferrals(db, now, new AbortController().signal);
  await unwrite(context);
}

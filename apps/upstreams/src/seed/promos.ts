import { asc, eq, sql } from "drizzle-orm";
import { promoInput } from "@app/domain/promos/promo.ts";
import type { Database } from "../database/client.ts";
import { teamActivity } from "../database/schema/team-activity.table.ts";
import { accountUsers } from "../features/account/account.public.ts";
import { invoices } from "../features/billing/billing.public.ts";
import { promoRedemptions, promos } from "../features/promos/promos-tables.public.ts";
import { regions } from "../features/regions/regions.public.ts";
import { promoPlans } from "./promo-plans.ts";
import { seedFrom, type Seed } from "./random.ts";

/** Where the chance of promos begins. */
const chanceFrom = 53_000_000;
const day = 24 * 60 * 60_000;

/** Redemptions of the promos that seeded invoices name, and how many are in force. */
async function redeem(
  db: Database,
  { chance }: Seed,
  promoSeeds: readonly { id: string; code: string; name: string }[],
) {
  const named = await db
    .select()
    .from(invoices)
    .where(sql`cardinality(${invoices.promoCodes}) > 0`)
    .orderBy(asc(invoices.createdAt), asc(invoices.id));
  for (const { id: invoiceId, promoCodes, discountTotal: amount, status, currency, customerId, sentAt } of named) {
    const promo = promoSeeds.find(({ code }) => code === promoCodes[0]);
    if (!promo) continue;
    const { id: promoId, code, name } = promo;
    await db
      .update(invoices)
      .set({ promos: [{ promoId, code, name, amount }] })
      .where(eq(invoices.id, invoiceId));
    if (status === "draft" || customerId === null || sentAt === null) continue;
    const became = status === "void" || status === "refunded" ? "released" : status === "sent" ? "reserved" : "used";
    await db.insert(promoRedemptions).values({
      id: chance.id(sentAt),
      promoId,
      invoiceId,
      customerId,
      currency,
      amount,
      status: became,
      reservedAt: sentAt,
      changedAt: sentAt,
    });
    if (became !== "released")
      await db
        .update(promos)
        .set({ [became]: sql`${promos[became]} + 1` })
        .where(eq(promos.id, promoId));
  }
}

/** Promos of every type and state, and what they took off the invoices of the demo business. */
export async function seedPromos(db: Database, now: Date): Promise<void> {
  const seed = seedFrom(now, chanceFrom);
  const known = new Map((await db.select().from(regions)).map(({ code, id }) => [code, id]));
  const people = await db.select().from(accountUsers).orderBy(asc(accountUsers.id));
  const director = people.find(({ userRole, status }) => userRole === "director" && status === "active");
  if (!director) throw new Error("The demo business has no director.");
  const by = {
    actorId: director.id,
    actorName: `${director.firstname} ${director.lastname}`,
    role: "director",
  };
  const on = (days: number) => new Date(now.getTime() + days * day).toISOString().slice(0, 10);
  const promoSeeds = promoPlans.map(({ region, days, status, ...terms }) => {
    const record = seed.record(seed.daysAgo(Math.max(2, 3 - Math.min(0, days.from))));
    const row = promoInput.parse({
      ...terms,
      regionIds: region ? [known.get(region)] : [],
      startsOn: on(days.from),
      endsOn: days.to === undefined ? null : on(days.to),
    });
    return {
      ...record,
      createdBy: director.id,
      updatedBy: director.id,
      ...row,
      status,
    };
  });
  await db.insert(promos).values(promoSeeds);
  await db.insert(teamActivity).values(
    promoSeeds.map(({ id, code, name, createdAt: at, status }) => ({
      id: seed.chance.id(at),
      at,
      ...by,
      entityKind: "promo",
      entityId: id,
      entityLabel: code,
      action: "created" as const,
      changes: {
        code: [null, code],
        name: [null, name],
        status: [null, status],
      } as Record<string, [unknown, unknown]>,
      version: 1,
      reason: null,
      ip: null,
      userAgent: null,
      requestId: "seed",
    })),
  );
  await redeem(db, seed, promoSeeds);
}

import { and, asc, eq, gte, inArray, isNull, lt, ne, notExists, sql } from "drizzle-orm";
import type { Database } from "../database/client.ts";
import { teamActivity } from "../database/schema/team-activity.table.ts";
import { accountUsers } from "../features/account/account.public.ts";
import { customers, persons } from "../features/customers/customers.public.ts";
import { leads } from "../features/leads/leads-table.public.ts";
import { partnerLearners } from "../features/partners/partner-learners-table.public.ts";
import { partnerUsers, partners, type PartnerRow } from "../features/partners/partners.public.ts";
import { referrals } from "../features/referrals/referrals-tables.public.ts";
import { partnerPlans } from "./partner-plans.ts";
import { seedFrom, type Seed } from "./random.ts";

/** Where the chance of partners' learners begins. */
const chanceFrom = 49_000_000;

/** How many customers and leads came with a partner's code. */
const came: Readonly<Record<string, readonly [customers: number, leads: number]>> = {
  "ST-MARYS": [6, 2],
  OGBAKO: [5, 1],
  "EOY-HOUSTON": [4, 2],
  "REDEEMER-SE15": [2, 1],
  ZENITH: [4, 1],
  HERITAGE: [4, 1],
  DLA: [3, 0],
  KORA: [1, 0],
  SUNRISE: [1, 0],
};

/** From when to when a partner's code was taken. */
function openOf(seed: Seed, code: string, from: Date): { from: Date; until: Date } {
  const became = partnerPlans.find((plan) => plan.code === code)?.became ?? [];
  const stopped = became.find(([status]) => status === "suspended" || status === "ended");
  return { from, until: stopped ? seed.daysAgo(stopped[1]) : seed.now };
}

/** Customers who came with the code: those of whom only the source was known first, in regions of the partner. */
async function bring(db: Database, seed: Seed, partner: PartnerRow, wanted: number): Promise<void> {
  const { from, until } = openOf(seed, partner.code, partner.createdAt);
  const found = await db
    .select({ id: customers.id })
    .from(customers)
    .innerJoin(persons, eq(persons.id, customers.id))
    .where(
      and(
        ...[isNull(customers.partnerId), isNull(customers.archivedAt), isNull(persons.mergedIntoId)],
        ...[gte(customers.createdAt, from), lt(customers.createdAt, until)],
        partner.regionIds.length > 0 ? inArray(customers.regionId, partner.regionIds) : undefined,
        notExists(db.select({ id: referrals.id }).from(referrals).where(eq(referrals.refereeCustomerId, customers.id))),
      ),
    )
    .orderBy(sql`(${customers.source} = 'partner') desc nulls last`, asc(customers.createdAt), asc(customers.id))
    .limit(wanted);
  if (found.length < wanted) throw new Error(`Only ${found.length} customers could have come with ${partner.code}.`);
  await db
    .update(customers)
    .set({ source: "partner", referralCode: partner.code, partnerId: partner.id })
    .where(
      inArray(
        customers.id,
        found.map(({ id }) => id),
      ),
    );
}

/** The same of leads. */
async function bringLeads(db: Database, seed: Seed, partner: PartnerRow, wanted: number): Promise<void> {
  if (wanted === 0) return;
  const { from, until } = openOf(seed, partner.code, partner.createdAt);
  const found = await db
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        ...[isNull(leads.partnerId), isNull(leads.customerId), ne(leads.stage, "converted")],
        ...[gte(leads.createdAt, from), lt(leads.createdAt, until)],
        inArray(leads.regionId, partner.regionIds),
        notExists(db.select({ id: referrals.id }).from(referrals).where(eq(referrals.leadId, leads.id))),
      ),
    )
    .orderBy(sql`(${leads.source} = 'partner') desc`, asc(leads.createdAt), asc(leads.id))
    .limit(wanted);
  if (found.length < wanted) throw new Error(`Only ${found.length} leads could have come with ${partner.code}.`);
  await db
    .update(leads)
    .set({ source: "partner", referralCode: partner.code, partnerId: partner.id })
    .where(
      inArray(
        leads.id,
        found.map(({ id }) => id),
      ),
    );
}

/** Somebody whom a director has added: a customer who came by themselves. */
async function addByHand(db: Database, seed: Seed, partner: PartnerRow): Promise<string> {
  const [director] = await db
    .select()
    .from(accountUsers)
    .where(and(eq(accountUsers.userRole, "director"), eq(accountUsers.status, "active")))
    .orderBy(asc(accountUsers.id))
    .limit(1);
  const [customer] = await db
    .select({ id: customers.id, firstName: persons.firstName, lastName: persons.lastName })
    .from(customers)
    .innerJoin(persons, eq(persons.id, customers.id))
    .where(
      and(
        ...[isNull(customers.partnerId), isNull(customers.archivedAt), isNull(persons.mergedIntoId)],
        inArray(customers.regionId, partner.regionIds),
      ),
    )
    .orderBy(asc(customers.createdAt), asc(customers.id))
    .limit(1);
  if (!director || !customer) throw new Error(`Nobody can be added to ${partner.code}.`);
  const at = seed.daysAgo(12);
  const name = `${customer.firstName} ${customer.lastName}`;
  const by = { createdBy: director.id, updatedBy: director.id };
  await db
    .insert(partnerLearners)
    .values({ ...seed.record(at), ...by, partnerId: partner.id, customerId: customer.id });
  const version = partner.version + 1;
  await db.update(partners).set({ version, updatedAt: at, updatedBy: director.id }).where(eq(partners.id, partner.id));
  await db.insert(teamActivity).values({
    id: seed.chance.id(at),
    at,
    actorId: director.id,
    role: "director",
    actorName: `${director.firstname} ${director.lastname}`,
    entityKind: "partner",
    entityId: partner.id,
    entityLabel: partner.name,
    action: "updated",
    version,
    reason: null,
    changes: { learners: [[], [{ learnerId: customer.id, name }]] },
    ip: null,
    userAgent: null,
    requestId: "seed",
  });
  return customer.id;
}

/**
 * Thirty customers and eight leads who came with the codes of partners, one who was added, and what partners' users see of them:
 * owners everybody, one manager two.
 */
export async function seedPartnerLearners(db: Database, now: Date): Promise<void> {
  const seed = seedFrom(now, chanceFrom);
  const known = new Map((await db.select().from(partners)).map((partner) => [partner.code, partner]));
  for (const [code, [customersWanted, leadsWanted]] of Object.entries(came)) {
    const partner = known.get(code);
    if (!partner) throw new Error(`The demo business has no partner ${code}.`);
    await bring(db, seed, partner, customersWanted);
    await bringLeads(db, seed, partner, leadsWanted);
  }
  await db.update(partnerUsers).set({ allLearners: true }).where(eq(partnerUsers.partnerRole, "owner"));
  const school = known.get("ST-MARYS");
  if (!school) return;
  const added = await addByHand(db, seed, school);
  const [first] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.partnerId, school.id))
    .orderBy(asc(customers.id))
    .limit(1);
  await db
    .update(partnerUsers)
    .set({ learnerIds: [added, ...(first ? [first.id] : [])] })
    .where(and(eq(partnerUsers.partnerId, school.id), eq(partnerUsers.partnerRole, "manager")));
}

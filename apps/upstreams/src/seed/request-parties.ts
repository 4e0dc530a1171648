import { and, asc, eq, inArray, isNull, min, notInArray, sql } from "drizzle-orm";
import type { Currency } from "@app/domain/enums.ts";
import type { Interval } from "@app/domain/lessons/match-times.ts";
import type { Subject } from "@app/domain/subjects.ts";
import type { Database } from "../database/client.ts";
import { customerPods, podMembers } from "../features/customer-pods/customer-pods.public.ts";
import { customers, dependents, persons } from "../features/customers/customers.public.ts";
import { leads } from "../features/leads/leads.public.ts";
import { bookedLessons, busyLearners } from "../features/lessons/lessons.public.ts";
import { regions } from "../features/regions/regions.public.ts";

/** Whom a request can be for. */
export interface Party {
  customerId: string | null;
  dependentId: string | null;
  podId: string | null;
  leadId: string | null;
  regionId: string;
  timeZone: string;
  currency: Currency;
  subject?: Subject;
  isChild: boolean;
  /** When they have lessons already. */
  busy: readonly Interval[];
  /** Since when they are known. */
  since: Date;
  /** When their first lesson was; null for none. */
  taughtFrom: Date | null;
}

/** Everybody who can be taught, in an order of their own. */
export async function readParties(db: Database, now: Date): Promise<Party[]> {
  const none = { customerId: null, dependentId: null, podId: null, leadId: null };
  const inUse = and(isNull(customers.archivedAt), inArray(customers.status, ["lead", "active", "paused"]));
  const payers = await db
    .select({
      customerId: customers.id,
      since: customers.createdAt,
      regionId: customers.regionId,
      timeZone: persons.timeZone,
      currency: customers.currency,
    })
    .from(customers)
    .innerJoin(persons, eq(persons.id, customers.id))
    .where(and(inUse, eq(customers.isLearner, true)))
    .orderBy(asc(customers.customerNumber));
  const children = await db
    .select({
      dependentId: dependents.id,
      since: customers.createdAt,
      customerId: customers.id,
      regionId: customers.regionId,
      timeZone: sql<string>`coalesce(${dependents.timeZone}, ${persons.timeZone})`,
      currency: customers.currency,
    })
    .from(dependents)
    .innerJoin(customers, eq(customers.id, dependents.customerId))
    .innerJoin(persons, eq(persons.id, customers.id))
    .where(and(inUse, eq(dependents.status, "active")))
    .orderBy(asc(dependents.id));
  const pods = await db
    .select({
      podId: customerPods.id,
      since: customerPods.createdAt,
      regionId: customerPods.regionId,
      timeZone: customerPods.anchorTimeZone,
      subject: customerPods.subject,
      customerId: podMembers.customerId,
      currency: customers.currency,
    })
    .from(customerPods)
    .innerJoin(podMembers, and(eq(podMembers.podId, customerPods.id), eq(podMembers.place, 0)))
    .innerJoin(customers, eq(customers.id, podMembers.customerId))
    .where(eq(customerPods.status, "forming"))
    .orderBy(asc(customerPods.id));
  const asking = await db
    .select({
      leadId: leads.id,
      since: leads.createdAt,
      regionId: leads.regionId,
      currency: regions.currency,
      timeZone: regions.timeZone,
    })
    .from(leads)
    .innerJoin(regions, eq(regions.id, leads.regionId))
    .where(inArray(leads.stage, ["contacted", "trial-booked"]))
    .orderBy(asc(leads.id))
    .limit(8);
  const parties = [
    ...payers.filter((_, n) => n % 5 === 0).map((one) => ({ ...none, ...one, isChild: false })),
    ...children.filter((_, n) => n % 4 === 0).map((one) => ({ ...none, ...one, isChild: true })),
    ...pods.map((one) => ({ ...none, ...one, isChild: true })),
    ...asking.map((one) => ({ ...none, ...one, isChild: false })),
  ];
  const busy = await busyLearners(
    { db, now },
    parties.map((party, n) => ({ ...party, id: String(n) })),
  );
  const first = await firstLessons(db);
  return parties.map((party, n) => {
    const learnerId = party.dependentId ?? party.customerId ?? "";
    return { ...party, busy: busy.get(String(n)) ?? [], taughtFrom: first.get(learnerId) ?? null };
  });
}

/** When each learner was taught for the first time, alone or in a pod. */
async function firstLessons(db: Database): Promise<Map<string, Date>> {
  const { startAt, dependentId, customerId, podId, status } = bookedLessons;
  const rows = await db
    .select({
      learner: sql<string>`coalesce(${podMembers.learnerId}, ${dependentId}, ${customerId})`,
      at: min(startAt),
    })
    .from(bookedLessons)
    .leftJoin(podMembers, and(eq(podMembers.podId, podId), isNull(podMembers.archivedAt)))
    .where(notInArray(status, ["cancelled", "rescheduled"]))
    .groupBy(sql`1`);
  return new Map(rows.flatMap(({ learner, at }) => (at ? [[learner, at] as const] : [])));
}

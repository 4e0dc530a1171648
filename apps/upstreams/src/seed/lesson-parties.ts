import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Currency } from "@app/domain/enums.ts";
import type { PolicyCopy } from "@app/domain/lessons/outcome.ts";
import type { Subject } from "@app/domain/subjects.ts";
import type { WeeklyHours } from "@app/domain/tutors/availability.ts";
import type { Database } from "../database/client.ts";
import { customers, dependents, persons } from "../features/customers/customers.public.ts";
import { cancellationPolicies } from "../features/policies/policies.public.ts";
import { regions } from "../features/regions/regions.public.ts";
import { tutors } from "../features/tutors/tutors.public.ts";

/** Who learns and who pays; of a pod, everybody in it. */
export interface Learner {
  customerId: string;
  dependentId: string | null;
  podId: string | null;
  /** Whose time a lesson takes up, besides the tutor’s. */
  learnerKeys: readonly string[];
  regionId: string;
  timeZone: string;
  currency: Currency;
  /** Since when there is such a customer. */
  since: Date;
}

export interface Teacher {
  id: string;
  /** Since when they teach for the business. */
  since: Date;
  timeZone: string;
  hours: readonly WeeklyHours[];
  subjects: readonly { subject: Subject }[];
}

/** Everybody who learns and whose customer is active: children, then those who learn themselves. */
export async function readLearners(db: Database): Promise<Learner[]> {
  const inUse = and(isNull(customers.archivedAt), eq(customers.status, "active"));
  const { id: customerId, regionId, currency, createdAt: since } = customers;
  const own = await db
    .select({ customerId, regionId, currency, since, timeZone: persons.timeZone })
    .from(customers)
    .innerJoin(persons, eq(persons.id, customers.id))
    .where(and(inUse, eq(customers.isLearner, true)))
    .orderBy(asc(customers.customerNumber));
  const children = await db
    .select({
      customerId,
      regionId,
      currency,
      since,
      dependentId: dependents.id,
      timeZone: sql<string>`coalesce(${dependents.timeZone}, ${persons.timeZone})`,
    })
    .from(dependents)
    .innerJoin(customers, eq(customers.id, dependents.customerId))
    .innerJoin(persons, eq(persons.id, customers.id))
    .where(and(inUse, eq(dependents.status, "active")))
    .orderBy(asc(dependents.id));
  return [
    ...children.map((one) => ({ ...one, podId: null, learnerKeys: [one.dependentId] })),
    ...own.map((one) => ({ ...one, dependentId: null, podId: null, learnerKeys: [one.customerId] })),
  ];
}

export const readTeachers = (db: Database): Promise<Teacher[]> =>
  db
    .select({
      id: tutors.id,
      since: tutors.createdAt,
      timeZone: persons.timeZone,
      hours: tutors.hours,
      subjects: tutors.subjects,
    })
    .from(tutors)
    .innerJoin(persons, eq(persons.id, tutors.id))
    .where(and(eq(tutors.status, "active"), isNull(tutors.archivedAt)))
    .orderBy(asc(tutors.id));

export async function readPolicies(db: Database): Promise<Map<string, PolicyCopy>> {
  const rows = await db
    .select({ regionId: regions.id, policy: cancellationPolicies })
    .from(regions)
    .innerJoin(cancellationPolicies, eq(cancellationPolicies.id, regions.cancellationPolicyId));
  return new Map(
    rows.map(({ regionId, policy }) => {
      const { windowHours, lateCancelPercent, noShowPercent, tutorLatePayPercent, tutorWaitPayPercent } = policy;
      const { graceMinutes, freeLateCancelsPerTerm, freeReschedules, outageIsFree } = policy;
      return [
        regionId,
        {
          policyId: policy.id,
          windowHours,
          lateCancelPercent,
          noShowPercent,
          tutorLatePayPercent,
          tutorWaitPayPercent,
          graceMinutes,
          freeLateCancelsPerTerm,
          freeReschedules,
          outageIsFree,
        },
      ];
    }),
  );
}

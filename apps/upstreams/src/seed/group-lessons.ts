import { and, asc, eq, isNull, lte, notInArray, sql } from "drizzle-orm";
import type { EnrolmentStatus, GroupInstanceStatus } from "@app/domain/group-lessons/group-enums.ts";
import type { Currency } from "@app/domain/enums.ts";
import { priceFor } from "@app/domain/group-lessons/group-prices.ts";
import { groupLessonInput } from "@app/domain/group-lessons/group-lesson.ts";
import { outcomeOf, type Happened, type PolicyCopy } from "@app/domain/lessons/outcome.ts";
import { settledRow } from "@app/domain/lessons/outcome-row.ts";
import { ageGroupOf } from "@app/domain/people/age-group.ts";
import { instantOf, wallClockOf } from "@app/domain/time.ts";
import type { Database } from "../database/client.ts";
import { customers, dependents, persons } from "../features/customers/customers.public.ts";
import { insertRows } from "../database/insert-rows.ts";
import {
  enrolmentSettlements,
  groupEnrolments,
  groupInstances,
  groupLessons,
} from "../features/group-lessons/group-lessons.public.ts";
import { tutors } from "../features/tutors/tutors.public.ts";
import { busyTimes, onTrial, overlaps, type Time } from "./busy-times.ts";
import { plans, type Plan } from "./group-plans.ts";
import { isByDay } from "./lesson-courses.ts";
import { readPolicies } from "./lesson-parties.ts";
import { seedFrom, type Seed } from "./random.ts";
import type { SeededStaff } from "./staff.ts";

/** Where the chance of group lessons begins. */
const chanceFrom = 74_000_000;
const settlingFrom = 75_000_000;
const day = 86_400_000;
const minute = 60_000;
const zone = "Europe/London";

interface Learner {
  customerId: string;
  dependentId: string;
  policySnapshot: PolicyCopy;
  currency: Currency;
}

const statusOf = (plan: Plan, isPast: boolean): GroupInstanceStatus => {
  if (plan.status === "cancelled") return "cancelled";
  return isPast ? "completed" : "scheduled";
};

const startOf = (plan: Plan, inDays: number, now: Date): { localDate: string; start: Date } => {
  const localDate = wallClockOf(new Date(now.getTime() + inDays * day), zone).date;
  return { localDate, start: instantOf({ date: localDate, time: plan.time, timeZone: zone }) };
};

/** Whether every date is by day for somebody in a zone. */
const isDayFor = (plan: Plan, timeZone: string, now: Date): boolean =>
  plan.dates.every(({ inDays }) =>
    isByDay(wallClockOf(startOf(plan, inDays, now).start, timeZone).time, plan.offer.durationMinutes),
  );

const timesOf = (plan: Plan, now: Date): Time[] =>
  plan.dates.map(({ inDays }) => {
    const { start } = startOf(plan, inDays, now);
    return { start, end: new Date(start.getTime() + plan.offer.durationMinutes * minute) };
  });

const termsOf = ({ offer }: Plan, currency: Currency) => {
  const price = priceFor(offer.prices, currency);
  return { chargeBasis: offer.priceBasis, priceAmount: price?.amount ?? 0, priceCurrency: price?.currency ?? currency };
};

/** One date, and who is enrolled or waits. */
function makeDate(
  seed: Seed,
  plan: Plan,
  lesson: { id: string; tutorIds: string[]; createdBy: string },
  { date, learners }: { date: Plan["dates"][number]; learners: readonly Learner[] },
) {
  const { chance, now } = seed;
  const { localDate, start } = startOf(plan, date.inDays, now);
  const end = new Date(start.getTime() + plan.offer.durationMinutes * minute);
  const isPast = end < now;
  const status = statusOf(plan, isPast);
  const createdAt = new Date(now.getTime() - 60 * day);
  const row = {
    ...seed.record(createdAt),
    createdBy: lesson.createdBy,
    groupLessonId: lesson.id,
    start,
    end,
    localDate,
    localTime: plan.time,
    anchorTimeZone: zone,
    tutorIds: lesson.tutorIds,
    capacityMax: plan.offer.capacityMax,
    status,
    reason: status === "cancelled" ? (plan.cancelReason ?? null) : null,
    report: status === "completed" ? "Everybody spoke. Next time we go on with the second half." : null,
    recordingUrl: status === "completed" && plan.offer.meetingUrl ? `https://video.example.com/${localDate}` : null,
  };
  const stands = (n: number): EnrolmentStatus => {
    if (n >= date.enrolled) return "waitlisted";
    if (status === "completed") return chance.whole(1, 8) === 1 ? "absent" : "attended";
    return "enrolled";
  };
  const enrolments = learners.slice(0, date.enrolled + date.waiting).map(({ currency, ...learner }, n) => ({
    ...learner,
    ...termsOf(plan, currency),
    id: chance.id(createdAt),
    instanceId: row.id,
    status: stands(n),
    place: n + 1,
    at: new Date(createdAt.getTime() + (n + 1) * day),
  }));
  return { row, enrolments };
}

type Dated = ReturnType<typeof makeDate>;

/** What the places of a session that is over came to; one that was cancelled was called off two days before. */
function settlementsOf(seed: Seed, { row, enrolments }: Dated) {
  const { status, start, end } = row;
  if (status !== "completed" && status !== "cancelled") return [];
  const at = status === "completed" ? end : new Date(start.getTime() - 2 * day);
  return enrolments.flatMap(({ id: enrolmentId, policySnapshot: policy, status: stands }) => {
    if (stands === "waitlisted") return [];
    const happened: Happened =
      status === "cancelled"
        ? { what: "group-cancelled", noticeMinutes: (2 * day) / minute }
        : { what: stands === "attended" ? "group-attended" : "group-absent" };
    const minutes = (end.getTime() - start.getTime()) / minute;
    return [
      {
        id: seed.chance.id(at),
        enrolmentId,
        round: 1,
        minutes,
        policy,
        ...settledRow(outcomeOf(happened, policy, minutes)),
        state: "unposted" as const,
        at,
        byId: "system",
      },
    ];
  });
}

/** Two pods that are running, an immersion next week, and others in the other states. */
export async function seedGroupLessons(db: Database, now: Date, staff: readonly SeededStaff[]): Promise<void> {
  const seed = seedFrom(now, chanceFrom);
  const { chance } = seed;
  const begun = new Date(now.getTime() - 60 * day);
  const carers = staff.filter(({ userRole, status }) => status === "active" && userRole === "admin");
  const teachers = await db
    .select({ id: tutors.id, subjects: tutors.subjects })
    .from(tutors)
    .where(and(eq(tutors.status, "active"), isNull(tutors.archivedAt), lte(tutors.createdAt, begun)))
    .orderBy(asc(tutors.id));
  const children = await db
    .select({
      customerId: dependents.customerId,
      dependentId: dependents.id,
      regionId: customers.regionId,
      currency: customers.currency,
      born: dependents.dateOfBirth,
      ageGroup: dependents.ageGroup,
      timeZone: sql<string>`coalesce(${dependents.timeZone}, ${persons.timeZone})`,
    })
    .from(dependents)
    .innerJoin(customers, eq(customers.id, dependents.customerId))
    .innerJoin(persons, eq(persons.id, customers.id))
    .where(
      and(
        ...[eq(dependents.status, "active"), eq(customers.status, "active"), isNull(customers.archivedAt)],
        ...[lte(customers.createdAt, begun), notInArray(dependents.id, onTrial(db))],
      ),
    )
    .orderBy(asc(dependents.id));
  const [today, settling] = [wallClockOf(now, zone).date, seedFrom(now, settlingFrom)];
  const policies = await readPolicies(db);
  const busy = await busyTimes(db);
  const taken = new Set<string>();
  for (const [place, plan] of plans.entries()) {
    const isFree = (person: string) => !timesOf(plan, now).some((time) => overlaps(busy.get(person) ?? [], time));
    const able = teachers.filter(
      ({ id, subjects }) => isFree(id) && subjects.some(({ subject }) => subject === plan.offer.subject),
    );
    // Nobody is in two groups, nor teaches two.
    const tutorIds = able.slice(place, place + 1).map(({ id }) => id);
    const input = groupLessonInput.parse({ ...plan.offer, tutorIds, anchorTimeZone: zone });
    const createdBy = chance.pick(carers).id;
    const lesson = {
      ...seed.record(new Date(now.getTime() - 70 * day)),
      ...input,
      createdBy,
      updatedBy: createdBy,
      status: plan.status,
      cancelReason: plan.cancelReason ?? null,
    };
    await db.insert(groupLessons).values(lesson);
    // Those of its age first.
    const fits = ({ born, ageGroup }: (typeof children)[number]) =>
      (born === null ? ageGroup : ageGroupOf(born, today)) === plan.offer.ageGroup;
    const free = children.filter(
      ({ dependentId, timeZone }) => !taken.has(dependentId) && isFree(dependentId) && isDayFor(plan, timeZone, now),
    );
    const learners = [...free.filter(fits), ...free.filter((child) => !fits(child))]
      .slice(0, 25)
      .flatMap(({ customerId, dependentId, regionId, currency }): Learner[] => {
        const policySnapshot = policies.get(regionId);
        return policySnapshot ? [{ customerId, dependentId, currency, policySnapshot }] : [];
      });
    for (const { dependentId } of learners.slice(0, 12)) taken.add(dependentId);
    const dates = plan.dates.map((date) => makeDate(seed, plan, lesson, { date, learners }));
    if (dates.length === 0) continue;
    await db.insert(groupInstances).values(dates.map(({ row }) => row));
    await db.insert(groupEnrolments).values(dates.flatMap(({ enrolments }) => enrolments));
    await insertRows(
      db,
      enrolmentSettlements,
      dates.flatMap((date) => settlementsOf(settling, date)),
    );
  }
}

import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { PrepaymentType } from "@app/domain/billing/billing-enums.ts";
import { partFor } from "@app/domain/customer-pods/pod-shares.ts";
import type { Currency } from "@app/domain/enums.ts";
import type { ConfirmedLessonStatus } from "@app/domain/lessons/course-enums.ts";
import type { Subject } from "@app/domain/subjects.ts";
import type { Database } from "../database/client.ts";
import { payersOf } from "../features/billing/billing.public.ts";
import { customerPods } from "../features/customer-pods/customer-pods.public.ts";
import { customers, dependents, persons } from "../features/customers/customers.public.ts";
import { confirmedLessons } from "../features/lessons/lessons.public.ts";
import { regions } from "../features/regions/regions.public.ts";
import { chargedLessons, renewals } from "./course-renewals.ts";
import type { Ending } from "./invoice-ending.ts";
import type { Seed } from "./random.ts";

const day = 86_400_000;

/** An invoice of the demo business before its arithmetic. */
export interface InvoicePlan {
  payer: Payer;
  type: PrepaymentType;
  subject: Subject;
  tutorId: string | null;
  dependentId: string | null;
  podId: string | null;
  learnerName: string;
  currency: Currency;
  price: number;
  minutes: number;
  count: number;
  issuedAt: Date;
  ending: Ending;
}

export interface Payer {
  customerId: string;
  regionId: string;
  code: string;
  currency: Currency;
  timeZone: string;
  zone: string;
  taxRateBp: number;
  firstName: string;
  lastName: string;
  email: string;
  dueDays: number;
  ownerId: string | null;
  since: Date;
  dependentId: string | null;
  dependentName: string | null;
}

/** Customers with an email, each with the first of their dependents. */
export async function readPayers(db: Database): Promise<Payer[]> {
  const first = sql<
    string | null
  >`(select id from ${dependents} where customer_id = "customers"."id" and status = 'active' order by id limit 1)`;
  const name = sql<
    string | null
  >`(select first_name || ' ' || last_name from ${dependents} where customer_id = "customers"."id" and status = 'active' order by id limit 1)`;
  const rows = await db
    .select({
      customerId: customers.id,
      regionId: regions.id,
      code: regions.code,
      currency: regions.currency,
      timeZone: persons.timeZone,
      zone: regions.timeZone,
      taxRateBp: regions.taxRateBp,
      firstName: persons.firstName,
      lastName: persons.lastName,
      email: persons.email,
      dueDays: customers.dueDays,
      ownerId: customers.ownerId,
      since: customers.createdAt,
      dependentId: first,
      dependentName: name,
    })
    .from(customers)
    .innerJoin(persons, eq(persons.id, customers.id))
    .innerJoin(regions, eq(regions.id, customers.regionId))
    .where(and(isNotNull(persons.email), isNull(customers.archivedAt), isNull(persons.mergedIntoId)))
    .orderBy(asc(customers.id));
  return rows.flatMap(({ email, ...row }) => (email === null ? [] : [{ ...row, email }]));
}

/** The invoices with which each prepaid course was bought, and bought again as its lessons were used up. */
export async function coursePlans(db: Database, payers: ReadonlyMap<string, Payer>, now: Date): Promise<InvoicePlan[]> {
  const { priceCurrency, priceAmount, durationMinutes, lessonCount, podId, dependentId, tutorId, handover } =
    confirmedLessons;
  const rows = await db
    .select({
      id: confirmedLessons.id,
      customerId: confirmedLessons.customerId,
      subject: confirmedLessons.subject,
      kind: confirmedLessons.kind,
      status: confirmedLessons.status,
      createdAt: confirmedLessons.createdAt,
      priceCurrency,
      priceAmount,
      durationMinutes,
      lessonCount,
      podId,
      dependentId,
      tutorId,
      handover,
      podName: customerPods.name,
      firstName: dependents.firstName,
      lastName: dependents.lastName,
    })
    .from(confirmedLessons)
    .leftJoin(customerPods, eq(customerPods.id, podId))
    .leftJoin(dependents, eq(dependents.id, dependentId))
    .where(eq(confirmedLessons.billing, "prepaid"))
    .orderBy(asc(confirmedLessons.createdAt), asc(confirmedLessons.id));
  const charged = await chargedLessons(db);
  const payersOfCourse = await payersOf(
    { db },
    rows.map(({ createdAt: startAt, ...row }) => ({ ...row, startAt })),
  );
  return rows.flatMap((row, place): InvoicePlan[] => {
    const payer = payers.get(row.customerId);
    if (!payer) return [];
    const isTrial = row.kind === "trial";
    const isOld = now.getTime() - row.createdAt.getTime() > 14 * day;
    const count = isTrial ? 1 : (row.lessonCount ?? 10);
    const bought: InvoicePlan = {
      payer,
      type: isTrial ? "TRIAL" : "FIXED",
      subject: row.subject,
      // What was bought before a course changed its tutor is used with the next one too.
      tutorId: row.handover === null ? row.tutorId : null,
      dependentId: row.dependentId,
      podId: row.podId,
      learnerName: row.podName ?? (row.firstName ? `${row.firstName} ${row.lastName}` : nameOf(payer)),
      currency: row.priceCurrency,
      price: partFor(row.customerId, row.priceAmount, payersOfCourse({ ...row, startAt: row.createdAt })),
      minutes: row.durationMinutes,
      count,
      issuedAt: issuedWithin(payer, row.createdAt.getTime() + day / 4, now),
      ending: endingOf(row.status, isOld),
    };
    const again = isTrial
      ? []
      : renewals(charged.get(row.id) ?? [], { count, place, isRunning: row.status === "active", now });
    return [
      bought,
      ...again.map(({ issuedAt, ending }) => ({
        ...bought,
        ending,
        issuedAt: issuedWithin(payer, issuedAt.getTime(), now),
      })),
    ];
  });
}

/** What became of the invoice of a course: one that was called off before it was paid for left a void one. */
function endingOf(status: ConfirmedLessonStatus, isOld: boolean): Ending {
  if (status === "cancelled") return "void";
  return status === "awaiting-payment" ? (isOld ? "overdue" : "sent") : "paid";
}

/** Neither before they were a customer nor in the last hours. */
const issuedWithin = ({ since }: Payer, at: number, now: Date): Date =>
  new Date(Math.max(since.getTime() + day / 24, Math.min(at, now.getTime() - day / 2)));

const nameOf = ({ firstName, lastName }: Payer) => `${firstName} ${lastName}`;

/** What a minute costs in the demo business. */
const aMinute: Record<Currency, number> = { GBP: 40, USD: 50, NGN: 15_000 };

const endings: readonly (readonly [Ending, number])[] = [
  ["paid", 11],
  ["overpaid", 1],
  ["part", 3],
  ["overdue", 2],
  ["void", 1],
  ["refunded", 1],
  ["closed", 1],
  ["sent", 2],
  ["draft", 1],
];

/** Those of which whole lessons are given back or left out. */
const given: readonly Ending[] = ["refunded", "closed"];
const types: readonly (readonly [PrepaymentType, number])[] = [
  ["FIXED", 6],
  ["FLEXIBLE", 2],
  ["TRIAL", 1],
];

/** When an invoice with that ending was issued, in days ago. */
const ages: Record<Ending, readonly [number, number]> = {
  draft: [0, 6],
  sent: [0, 4],
  overdue: [9, 18],
  part: [3, 40],
  paid: [4, 350],
  overpaid: [10, 200],
  void: [20, 330],
  refunded: [15, 300],
  closed: [15, 120],
};

/** Further invoices over the year, in every state. */
export function otherPlans({ chance, now }: Seed, payers: readonly Payer[], count: number): InvoicePlan[] {
  return Array.from({ length: count }, (_, place): InvoicePlan => {
    const payer = chance.pick(payers);
    // Each ending twice, whatever chance says of the rest.
    const ending = endings[Math.floor(place / 2)]?.[0] ?? chance.weighted(endings);
    const [least, most] = ages[ending];
    const type = given.includes(ending) ? "FIXED" : chance.weighted(types);
    const minutes = type === "TRIAL" ? 30 : chance.pick([30, 45, 60]);
    const forChild = payer.dependentId !== null && chance.whole(1, 2) === 1;
    const at = now.getTime() - chance.whole(least, most) * day - chance.whole(1, 8) * 3_600_000;
    return {
      payer,
      type,
      subject: chance.weighted<Subject>([
        ["Igbo", 5],
        ["Yoruba", 5],
        ["Hausa", 1],
      ]),
      tutorId: null,
      dependentId: forChild ? payer.dependentId : null,
      podId: null,
      learnerName: forChild ? (payer.dependentName ?? nameOf(payer)) : nameOf(payer),
      currency: payer.currency,
      price: minutes * aMinute[payer.currency],
      minutes,
      count: type === "TRIAL" ? 1 : chance.pick([5, 8, 10, 20]),
      issuedAt: new Date(Math.max(at, payer.since.getTime() + day / 3)),
      ending,
    };
  });
}

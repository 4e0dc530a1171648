import { and, asc, eq, exists, inArray, isNull, lt, ne, or, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { billingGapReasons, type BillingGapReason } from "@app/domain/billing/ongoing/ongoing-enums.ts";
import type { BillingPeriod } from "@app/domain/billing/ongoing/ongoing-draft.ts";
import { objectionUntil, openLessonStatuses } from "@app/domain/lessons/booked-states.ts";
import { fullName } from "@app/domain/people/person.ts";
import type { Context } from "../../../service/context.ts";
import { customers, persons } from "../../customers/customers.public.ts";
import {
  enrolmentSettlements,
  groupEnrolments,
  groupInstances,
  groupLessons,
  isPlaceDisputed,
} from "../../group-lessons/group-tables.public.ts";
import { bookedLessons, confirmedLessons, lessonSettlements } from "../../lessons/lessons-tables.public.ts";
import { regions } from "../../regions/regions.public.ts";
import { settingOf } from "../../system/settings/settings.public.ts";
import { isInBooks, lessonDay } from "../due-lessons.ts";
import { isPlaceInBooks, placeDay, placePayer } from "../due-places.ts";
import { billableItems } from "../posting/billable-items.table.ts";
import { billedItems } from "./billed-items.table.ts";
import { isUnbilled, itemDay, restingIn } from "./to-bill.ts";

/** What a billing run leaves out, and why: once fixed, it is in the next. Source: domain.md 3.6. */
export const billingGap = z
  .object({
    reason: z.enum(billingGapReasons),
    lessonId: z.string().nullable().meta({ description: "Null where it is about a session or the customer." }),
    groupLessonId: z.string().nullable().meta({ description: "Where it is about a place in one of its sessions." }),
    customerId: z.string(),
    name: z.string().meta({ description: "The lesson's number, or the customer's name." }),
    customerName: z.string(),
    on: z.iso.date().nullable(),
    restsUntil: z.iso.datetime().nullable().meta({ description: "Until when somebody may object; null in a dispute." }),
  })
  .meta({ id: "BillingGap" });
export type BillingGap = z.infer<typeof billingGap>;

type Reader = Pick<Context, "db" | "now">;

/** More than anybody fixes at one sitting; the number is shown. */
const shownAtMost = 200;

/** Where a customer's invoices go. */
export const customerEmail = sql`coalesce(${customers.invoiceEmail}, ${persons.email})`;

/** Lessons of ongoing courses up to the period's end about which something is to be done. */
async function lessonGaps(context: Reader, { regionId, to }: BillingPeriod): Promise<BillingGap[]> {
  const { db, now } = context;
  const settled = (where: SQL) =>
    exists(
      db
        .select({ id: lessonSettlements.id })
        .from(lessonSettlements)
        .where(and(eq(lessonSettlements.lessonId, bookedLessons.id), where)),
    );
  const isOver = and(inArray(bookedLessons.status, [...openLessonStatuses]), lt(bookedLessons.endAt, now));
  const isResting = await restingIn(context, regionId);
  const isUnposted = settled(eq(lessonSettlements.state, "unposted"));
  const isFree = and(eq(bookedLessons.status, "completed"), eq(confirmedLessons.priceAmount, 0));
  const reason = sql<BillingGapReason>`case when ${isOver} then 'no-outcome' when ${isResting} then 'resting'
    when ${isUnposted} then 'unposted' else 'no-price' end`;
  const rows = await db
    .select({
      reason,
      lessonId: bookedLessons.id,
      customerId: bookedLessons.customerId,
      name: bookedLessons.lessonNumber,
      firstName: persons.firstName,
      lastName: persons.lastName,
      on: lessonDay,
      status: bookedLessons.status,
      since: bookedLessons.statusSince,
    })
    .from(bookedLessons)
    .innerJoin(confirmedLessons, eq(confirmedLessons.id, bookedLessons.courseId))
    .innerJoin(regions, eq(regions.id, bookedLessons.regionId))
    .innerJoin(persons, eq(persons.id, bookedLessons.customerId))
    .where(
      and(
        eq(bookedLessons.regionId, regionId),
        eq(confirmedLessons.billing, "ongoing"),
        ne(confirmedLessons.kind, "trial"),
        isInBooks,
        sql`${lessonDay} <= ${to}`,
        or(isOver, isResting, isUnposted, isFree),
      ),
    )
    .orderBy(asc(bookedLessons.startAt), asc(bookedLessons.id));
  const hours = await settingOf(context, "objectionHours", regionId);
  return rows.map(({ firstName, lastName, status, since, ...row }) => ({
    ...row,
    groupLessonId: null,
    customerName: fullName({ firstName, lastName }),
    restsUntil: row.reason === "resting" ? (objectionUntil(status, since, hours)?.toISOString() ?? null) : null,
  }));
}

/** Places in sessions up to the period's end that are over without an outcome, disputed, or still to be posted. */
async function placeGaps({ db, now }: Reader, { regionId, to }: BillingPeriod): Promise<BillingGap[]> {
  const isUnposted = exists(
    db
      .select({ id: enrolmentSettlements.id })
      .from(enrolmentSettlements)
      .where(and(eq(enrolmentSettlements.enrolmentId, groupEnrolments.id), eq(enrolmentSettlements.state, "unposted"))),
  );
  const isOver = and(
    inArray(groupInstances.status, ["scheduled", "in-progress", "awaiting-confirmation"]),
    inArray(groupEnrolments.status, ["enrolled", "attended", "absent"]),
    lt(groupInstances.end, now),
  );
  const isResting = isPlaceDisputed(sql`${groupEnrolments.id}`);
  const rows = await db
    .select({
      reason: sql<BillingGapReason>`case when ${isOver} then 'no-outcome' when ${isResting} then 'resting'
        else 'unposted' end`,
      groupLessonId: groupLessons.id,
      customerId: placePayer,
      name: groupLessons.title,
      firstName: persons.firstName,
      lastName: persons.lastName,
      on: placeDay,
    })
    .from(groupEnrolments)
    .innerJoin(groupInstances, eq(groupInstances.id, groupEnrolments.instanceId))
    .innerJoin(groupLessons, eq(groupLessons.id, groupInstances.groupLessonId))
    .innerJoin(persons, eq(persons.id, groupEnrolments.customerId))
    .innerJoin(customers, sql`${customers.id} = ${placePayer}`)
    .innerJoin(regions, eq(regions.id, customers.regionId))
    .where(and(eq(regions.id, regionId), isPlaceInBooks, sql`${placeDay} <= ${to}`, or(isOver, isResting, isUnposted)))
    .orderBy(asc(groupInstances.start), asc(groupEnrolments.id));
  return rows.map(({ firstName, lastName, ...row }) => ({
    ...row,
    lessonId: null,
    restsUntil: null,
    customerName: fullName({ firstName, lastName }),
  }));
}

/** Customers with something to bill to whom no invoice can go. */
async function customerGaps({ db }: Reader, { regionId, to }: BillingPeriod): Promise<BillingGap[]> {
  const isBlocked = eq(customers.status, "blocked");
  const rows = await db
    .selectDistinct({
      reason: sql<BillingGapReason>`case when ${isBlocked} then 'blocked' else 'no-address' end`,
      customerId: customers.id,
      firstName: persons.firstName,
      lastName: persons.lastName,
    })
    .from(billableItems)
    .innerJoin(customers, eq(customers.id, billableItems.customerId))
    .innerJoin(persons, eq(persons.id, customers.id))
    .leftJoin(billedItems, eq(billedItems.itemId, billableItems.id))
    .where(
      and(
        eq(billableItems.regionId, regionId),
        sql`${itemDay} <= ${to}`,
        isUnbilled,
        or(isBlocked, isNull(customerEmail)),
      ),
    );
  return rows.map(({ firstName, lastName, ...row }) => {
    const name = fullName({ firstName, lastName });
    return { ...row, lessonId: null, groupLessonId: null, on: null, restsUntil: null, name, customerName: name };
  });
}

export async function gapsOf(context: Reader, period: BillingPeriod) {
  const all = [
    ...(await customerGaps(context, period)),
    ...(await lessonGaps(context, period)),
    ...(await placeGaps(context, period)),
  ];
  return { gaps: all.slice(0, shownAtMost), gapCount: all.length };
}

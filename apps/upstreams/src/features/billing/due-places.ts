import { and, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Context } from "../../service/context.ts";
import { customers, persons } from "../customers/customers.public.ts";
import {
  enrolmentSettlements,
  groupEnrolments,
  groupInstances,
  groupLessons,
} from "../group-lessons/group-tables.public.ts";
import { regions } from "../regions/regions.public.ts";
import { chargeOf } from "./charge-of.ts";
import type { PrepaidLesson } from "./prepaid-lesson.ts";

/** Who pays for a place: whoever took it, or the record into which theirs was merged since. */
export const placePayer = sql<string>`coalesce(${persons.mergedIntoId}, ${groupEnrolments.customerId})`;

/** The date of a session in the region of whoever pays. */
export const placeDay = sql<string>`(${groupInstances.start} at time zone ${regions.timeZone})::date::text`;

/** Whether a session is on or after the day on which those books begin; null before that day is set. */
export const isPlaceInBooks = sql<boolean>`${placeDay} >= ${regions.booksBeginOn}::text`;

/** Those that are booked by the session: a price for all sessions is billed, whatever credit there is. */
const readPlaces = ({ db }: Pick<Context, "db">, customerIds: readonly string[]) =>
  db
    .selectDistinctOn([groupEnrolments.id], {
      place: groupEnrolments,
      date: groupInstances,
      subject: groupLessons.subject,
      settled: enrolmentSettlements,
      payerId: placePayer,
      day: placeDay,
    })
    .from(groupEnrolments)
    .innerJoin(groupInstances, eq(groupInstances.id, groupEnrolments.instanceId))
    .innerJoin(groupLessons, eq(groupLessons.id, groupInstances.groupLessonId))
    .innerJoin(persons, eq(persons.id, groupEnrolments.customerId))
    .innerJoin(customers, sql`${customers.id} = ${placePayer}`)
    .innerJoin(regions, eq(regions.id, customers.regionId))
    .leftJoin(enrolmentSettlements, eq(enrolmentSettlements.enrolmentId, groupEnrolments.id))
    .where(
      and(
        or(inArray(groupEnrolments.customerId, [...customerIds]), inArray(persons.mergedIntoId, [...customerIds])),
        eq(groupEnrolments.chargeBasis, "per-instance"),
        or(
          and(
            isNull(enrolmentSettlements.id),
            inArray(groupEnrolments.status, ["enrolled", "attended", "absent"]),
            inArray(groupInstances.status, ["scheduled", "in-progress", "awaiting-confirmation"]),
          ),
          and(eq(enrolmentSettlements.state, "unposted"), isPlaceInBooks),
        ),
      ),
    )
    .orderBy(groupEnrolments.id, desc(enrolmentSettlements.round));

/** The places in group lessons that credit of some customers is to pay for. Source: domain.md 2.8, 5.5. */
export async function duePlaces(
  context: Pick<Context, "db" | "now">,
  customerIds: readonly string[],
): Promise<PrepaidLesson[]> {
  const rows = await readPlaces(context, customerIds);
  return rows.map(({ place, date, subject, settled, payerId, day }) => {
    const minutes = Math.round((date.end.getTime() - date.start.getTime()) / 60_000);
    return {
      ...(settled ? chargeOf(place.priceAmount, settled) : { minutes, charge: place.priceAmount }),
      id: place.id,
      customerId: payerId,
      courseId: null,
      learnerId: place.learnerId,
      podId: null,
      subject,
      tutorId: date.tutorIds[0] ?? "",
      currency: place.priceCurrency,
      startAt: date.start,
      day,
      isUpcoming: settled === null && date.start > context.now,
    };
  });
}

import { and, asc, eq, exists, inArray, isNotNull, isNull, ne, not, notInArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Context } from "../../../service/context.ts";
import { customers, dependents, persons } from "../../customers/customers.public.ts";
import {
  enrolmentSettlements,
  groupEnrolments,
  groupInstances,
  groupLessons,
} from "../../group-lessons/group-tables.public.ts";
import { regions } from "../../regions/regions.public.ts";
import { isPlaceInBooks, placeDay, placePayer } from "../due-places.ts";
import { billableItems } from "./billable-items.table.ts";

type Reader = Pick<Context, "db">;

/** Settlements of places that may be posted: in a region whose books have begun. */
const isPostable = and(eq(enrolmentSettlements.state, "unposted"), isNotNull(regions.booksBeginOn));

/** Customers of whose places in group lessons something is to be posted, at most so many. */
export async function customersOfPlaces({ db }: Reader, atMost: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: placePayer })
    .from(enrolmentSettlements)
    .innerJoin(groupEnrolments, eq(groupEnrolments.id, enrolmentSettlements.enrolmentId))
    .innerJoin(persons, eq(persons.id, groupEnrolments.customerId))
    .innerJoin(customers, sql`${customers.id} = ${placePayer}`)
    .innerJoin(regions, eq(regions.id, customers.regionId))
    .where(isPostable)
    .orderBy(placePayer)
    .limit(atMost);
  return rows.map(({ id }) => id);
}

/** What is to be posted of a customer's places in group lessons, by time and round. */
export const placesToPost = ({ db }: Reader, customerId: string) =>
  db
    .select({
      settlement: enrolmentSettlements,
      place: groupEnrolments,
      date: groupInstances,
      title: groupLessons.title,
      learner: { firstName: dependents.firstName, lastName: dependents.lastName },
      payer: { id: placePayer, firstName: persons.firstName, lastName: persons.lastName },
      regionId: regions.id,
      day: placeDay,
      isInBooks: isPlaceInBooks,
    })
    .from(enrolmentSettlements)
    .innerJoin(groupEnrolments, eq(groupEnrolments.id, enrolmentSettlements.enrolmentId))
    .innerJoin(groupInstances, eq(groupInstances.id, groupEnrolments.instanceId))
    .innerJoin(groupLessons, eq(groupLessons.id, groupInstances.groupLessonId))
    .innerJoin(persons, eq(persons.id, groupEnrolments.customerId))
    .innerJoin(customers, sql`${customers.id} = ${placePayer}`)
    .innerJoin(regions, eq(regions.id, customers.regionId))
    .leftJoin(dependents, eq(dependents.id, groupEnrolments.dependentId))
    .where(and(isPostable, sql`${placePayer} = ${customerId}`))
    .orderBy(asc(groupInstances.start), asc(groupEnrolments.id), asc(enrolmentSettlements.round));
export type PlaceToPost = Awaited<ReturnType<typeof placesToPost>>[number];

/** What earlier settlements of some places posted. */
export async function earlierOf({ db }: Reader, places: readonly PlaceToPost[]): Promise<string[]> {
  if (places.length === 0) return [];
  const { id, enrolmentId, state } = enrolmentSettlements;
  const rows = await db
    .select({ id })
    .from(enrolmentSettlements)
    .where(
      and(
        inArray(
          enrolmentId,
          places.map(({ place }) => place.id),
        ),
        eq(state, "posted"),
      ),
    );
  return rows.map((row) => row.id);
}

const mirror = alias(billableItems, "mirror");

/** What was billed ahead, with an earlier session, and still stands; its settlement is the place itself. */
export const billedAhead = ({ db }: Reader, enrolmentIds: readonly string[]) =>
  db
    .select({ item: billableItems })
    .from(billableItems)
    .leftJoin(mirror, eq(mirror.reverses, billableItems.id))
    .where(
      and(inArray(billableItems.settlementId, [...enrolmentIds]), isNull(billableItems.reverses), isNull(mirror.id)),
    );

/** Places that were billed ahead and given up in time since, with whom to lock. */
export const givenUpAhead = ({ db }: Reader, atMost: number) =>
  db
    .select({ enrolmentId: groupEnrolments.id, customerId: placePayer })
    .from(billableItems)
    .innerJoin(groupEnrolments, eq(groupEnrolments.id, billableItems.settlementId))
    .innerJoin(persons, eq(persons.id, groupEnrolments.customerId))
    .leftJoin(mirror, eq(mirror.reverses, billableItems.id))
    .leftJoin(enrolmentSettlements, eq(enrolmentSettlements.enrolmentId, groupEnrolments.id))
    .where(
      and(
        eq(groupEnrolments.status, "cancelled"),
        isNull(billableItems.reverses),
        isNull(mirror.id),
        isNull(enrolmentSettlements.id),
      ),
    )
    .limit(atMost);

/** All places of a learner in a group lesson for which one price stands, with the day and whether each was settled. */
export const coursePlaces = ({ db }: Reader, { place, date }: Pick<PlaceToPost, "place" | "date">) =>
  db
    .select({
      place: groupEnrolments,
      start: groupInstances.start,
      end: groupInstances.end,
      day: placeDay,
      isAhead: sql<boolean>`${groupInstances.status} in ('scheduled', 'in-progress', 'awaiting-confirmation')
        and ${groupEnrolments.status} in ('enrolled', 'attended', 'absent')
        and ${not(
          exists(
            db
              .select({ id: enrolmentSettlements.id })
              .from(enrolmentSettlements)
              .where(eq(enrolmentSettlements.enrolmentId, groupEnrolments.id)),
          ),
        )}`,
    })
    .from(groupEnrolments)
    .innerJoin(groupInstances, eq(groupInstances.id, groupEnrolments.instanceId))
    .innerJoin(persons, eq(persons.id, groupEnrolments.customerId))
    .innerJoin(customers, sql`${customers.id} = ${placePayer}`)
    .innerJoin(regions, eq(regions.id, customers.regionId))
    .where(
      and(
        eq(groupInstances.groupLessonId, date.groupLessonId),
        eq(groupEnrolments.learnerId, place.learnerId),
        eq(groupEnrolments.chargeBasis, "whole-course"),
        ne(groupEnrolments.status, "waitlisted"),
      ),
    )
    .orderBy(asc(groupInstances.start), asc(groupEnrolments.id));

/** When the sessions of a group lesson that stand begin. */
export async function sessionStarts({ db }: Reader, groupLessonId: string): Promise<Date[]> {
  const { start, status } = groupInstances;
  const rows = await db
    .select({ start })
    .from(groupInstances)
    .where(and(eq(groupInstances.groupLessonId, groupLessonId), notInArray(status, ["cancelled", "not-run"])));
  return rows.map((row) => row.start);
}

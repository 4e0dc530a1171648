import { and, inArray, isNotNull } from "drizzle-orm";
import { partOfSession } from "@app/domain/billing/course-parts.ts";
import type { Context } from "../../../service/context.ts";
import { chargeOf } from "../charge-of.ts";
import { billableItems } from "./billable-items.table.ts";
import { billedAhead, coursePlaces, sessionStarts, type PlaceToPost } from "./places-to-post.ts";
import type { Charge } from "./post-charge.ts";

type Reader = Pick<Context, "db">;

/** What is charged for some places, and what that replaces of what was billed ahead. */
interface PlaceCharges {
  charges: Charge[];
  /** As settlements of what is taken back. */
  replaced: string[];
}

/** What a place that is booked by the session comes to. */
function chargeOfPlace({ settlement, place, payer, regionId, day }: PlaceToPost): Charge {
  return {
    customerId: payer.id,
    regionId,
    settlementId: settlement.id,
    currency: place.priceCurrency,
    day,
    enrolmentId: place.id,
    dueId: place.id,
    ...chargeOf(place.priceAmount, settlement),
  };
}

/** The place with which the price of some places began to be charged, and from when; undefined before. */
async function firstCharged({ db }: Reader, enrolmentIds: readonly string[]) {
  const { courseEnrolmentId, billFrom, enrolmentId } = billableItems;
  const [item] = await db
    .select({ courseEnrolmentId, billFrom })
    .from(billableItems)
    .where(and(inArray(enrolmentId, [...enrolmentIds]), isNotNull(courseEnrolmentId)))
    .limit(1);
  return item;
}

/**
 * What a learner's places in a group lesson with one price for all sessions come to: with the first that is settled all are
 * charged, each on its own day, so that one line bills the course and each session is earned when it takes place.
 * Source: domain.md 1.2, 2.8.
 */
async function chargesOfCourse(
  context: Reader,
  settled: readonly [PlaceToPost, ...PlaceToPost[]],
): Promise<PlaceCharges> {
  const [{ place: one, date, payer, regionId, day }] = settled;
  const places = await coursePlaces(context, { place: one, date });
  const starts = await sessionStarts(context, date.groupLessonId);
  const ids = places.map(({ place }) => place.id);
  const ahead = new Map((await billedAhead(context, ids)).map(({ item }) => [item.settlementId, item.amount]));
  const known = await firstCharged(context, ids);
  const common = {
    customerId: payer.id,
    regionId,
    dueId: null,
    courseEnrolmentId: known?.courseEnrolmentId ?? one.id,
    billFrom: known?.billFrom ?? day,
  };
  const charges: Charge[] = [];
  const replaced: string[] = [];
  for (const { place, start, end, day: on, isAhead } of places) {
    const part = partOfSession(place.priceAmount, starts, start);
    const about = { ...common, enrolmentId: place.id, currency: place.priceCurrency, day: on };
    const round = settled.find((row) => row.place.id === place.id);
    if (round) {
      const due = chargeOf(part, round.settlement);
      if (ahead.get(place.id) === due.charge) continue;
      if (ahead.has(place.id)) replaced.push(place.id);
      charges.push({ ...about, ...due, settlementId: round.settlement.id });
    } else if (isAhead && !ahead.has(place.id)) {
      const minutes = Math.round((end.getTime() - start.getTime()) / 60_000);
      charges.push({ ...about, settlementId: place.id, minutes, charge: part });
    }
  }
  return { charges, replaced };
}

/** What some settled places of one customer come to. */
export async function chargesOfPlaces(context: Reader, places: readonly PlaceToPost[]): Promise<PlaceCharges> {
  const single = places.filter(({ place }) => place.chargeBasis === "per-instance");
  const found: PlaceCharges = { charges: single.map(chargeOfPlace), replaced: [] };
  const courses = new Map<string, [PlaceToPost, ...PlaceToPost[]]>();
  for (const row of places.filter(({ place }) => place.chargeBasis === "whole-course")) {
    const key = `${row.date.groupLessonId} ${row.place.learnerId}`;
    courses.set(key, [...(courses.get(key) ?? []), row] as [PlaceToPost, ...PlaceToPost[]]);
  }
  for (const settled of courses.values()) {
    const { charges, replaced } = await chargesOfCourse(context, settled);
    found.charges.push(...charges);
    found.replaced.push(...replaced);
  }
  return found;
}

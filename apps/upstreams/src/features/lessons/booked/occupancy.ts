import { and, arrayOverlaps, eq, gt, inArray, notInArray, sql } from "drizzle-orm";
import { groupInstanceStatuses } from "@app/domain/group-lessons/group-enums.ts";
import { occupiesTime } from "@app/domain/group-lessons/group-states.ts";
import type { Interval } from "@app/domain/lessons/match-times.ts";
import type { Database } from "../../../database/client.ts";
import { insertRows } from "../../../database/insert-rows.ts";
import type { Context } from "../../../service/context.ts";
import { persons } from "../../customers/customers.public.ts";
import { groupEnrolments, groupInstances } from "../../group-lessons/group-tables.public.ts";
import { lessonOccupancy, type BookedRow } from "./booked.table.ts";

/** The records that were found to be second ones of some people, each with the id of the first: their lessons count too. */
async function mergedInto(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const { id, mergedIntoId } = persons;
  const rows = await db
    .select({ id, into: mergedIntoId })
    .from(persons)
    .where(inArray(mergedIntoId, [...ids]));
  return new Map(rows.map((row) => [row.id, row.into ?? row.id]));
}

interface Taking extends Interval {
  partyId: string;
}

/** The sessions of group lessons that some people give or are enrolled for from now on. */
async function sessionsOf({ db, now }: Pick<Context, "db" | "now">, ids: string[], but: string[]): Promise<Taking[]> {
  const { id, start, end, status, tutorIds } = groupInstances;
  const isAhead = and(inArray(status, groupInstanceStatuses.filter(occupiesTime)), gt(end, now), notInArray(id, but));
  const given = await db
    .select({ start, end, tutorIds })
    .from(groupInstances)
    .where(and(isAhead, arrayOverlaps(tutorIds, ids)));
  const taken = await db
    .select({ partyId: groupEnrolments.learnerId, start, end })
    .from(groupEnrolments)
    .innerJoin(groupInstances, eq(id, groupEnrolments.instanceId))
    .where(
      and(isAhead, inArray(groupEnrolments.learnerId, ids), inArray(groupEnrolments.status, ["enrolled", "offered"])),
    );
  const known = new Set(ids);
  return [
    ...given.flatMap(({ tutorIds: of, ...interval }) =>
      of.filter((one) => known.has(one)).map((partyId) => ({ partyId, ...interval })),
    ),
    ...taken,
  ];
}

/**
 * When some people have lessons or sessions of group lessons from now on, as tutors or as learners, by their ids. `but`: the
 * one that does not count, or those.
 */
export async function takenBy(
  { db, now }: Pick<Context, "db" | "now">,
  partyIds: readonly string[],
  but: string | readonly string[] = [],
): Promise<Map<string, Interval[]>> {
  const taken = new Map<string, Interval[]>(partyIds.map((id) => [id, []]));
  if (partyIds.length === 0) return taken;
  const { partyId, startAt, endAt, lessonId } = lessonOccupancy;
  const others = await mergedInto(db, partyIds);
  const ids = [...taken.keys(), ...others.keys()];
  const except = [but].flat();
  // One row for each person, "1775491200-1775493900,…" in seconds: where many tutors are compared there are thousands of lessons.
  const times = sql<string>`string_agg(extract(epoch from ${startAt})::bigint || '-' || extract(epoch from ${endAt})::bigint, ',')`;
  const rows = await db
    .select({ partyId, times })
    .from(lessonOccupancy)
    .where(and(inArray(partyId, ids), gt(endAt, now), notInArray(lessonId, except)))
    .groupBy(partyId);
  const lessons = rows.flatMap(({ partyId: id, times: all }) =>
    all.split(",").map((one): Taking => {
      const [start = 0, end = 0] = one.split("-").map((seconds) => Number(seconds) * 1000);
      return { partyId: id, start: new Date(start), end: new Date(end) };
    }),
  );
  const everything = [...lessons, ...(await sessionsOf({ db, now }, ids, except))];
  for (const { partyId: id, ...interval } of everything) taken.get(others.get(id) ?? id)?.push(interval);
  for (const intervals of taken.values()) intervals.sort((a, b) => a.start.getTime() - b.start.getTime());
  return taken;
}

/** Takes the time of everybody who is at some lessons; the database refuses whom it would put in two places at once. */
export const occupy = (
  { db }: Pick<Context, "db">,
  lessons: readonly Pick<BookedRow, "id" | "tutorId" | "startAt" | "endAt">[],
  learnerIds: readonly string[],
): Promise<void> =>
  insertRows(
    db,
    lessonOccupancy,
    lessons.flatMap(({ id: lessonId, tutorId, startAt, endAt }) =>
      [...new Set([tutorId, ...learnerIds])].map((partyId) => ({ lessonId, partyId, startAt, endAt })),
    ),
  );

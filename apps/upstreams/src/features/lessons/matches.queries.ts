import { and, count, eq, gt, gte, inArray, isNull, lt, or, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { matchReasons } from "@app/domain/lessons/lesson-enums.ts";
import {
  countFree,
  rankTutors,
  type Asked,
  type Interval,
  type Match,
  type Matchable,
} from "@app/domain/lessons/matching.ts";
import type { Subject } from "@app/domain/lessons/subjects.ts";
import { instantOf, localDay } from "@app/domain/time.ts";
import type { Context } from "../../service/context.ts";
import { learnersByIds, persons } from "../customers/customers.public.ts";
import { tutorDays, tutors, tutorTimeOff } from "../tutors/tutors.public.ts";
import { lessonRatings } from "../ratings/ratings-tables.public.ts";
import { bookedLessons } from "./booked/booked.table.ts";
import { takenBy } from "./booked/occupancy.ts";
import { lessonRequests, type RequestRow } from "./requests.table.ts";

type Reader = Pick<Context, "db" | "now">;

/** Why a tutor fits, or does not quite. */
const matchReason = z
  .object({
    reason: z.enum(matchReasons),
    speaksFor: z.boolean(),
    count: z.int().nullable(),
    of: z.int().nullable(),
    at: z.iso.datetime().nullable(),
  })
  .meta({ id: "MatchReasonGiven" });

/** A tutor who could give the lessons that were asked for. Source: domain.md 3.4. */
export const matchRecord = z
  .object({
    tutorId: z.string(),
    isFree: z.boolean().meta({ description: "Whether they are free at any of the preferred times." }),
    reasons: z.array(matchReason),
    firstSlots: z
      .array(
        z.object({
          time: z.int().meta({ description: "The place of the preferred time, from 0." }),
          start: z.iso.datetime(),
          end: z.iso.datetime(),
        }),
      )
      .meta({ description: "The first lesson at each preferred time at which they are free." }),
  })
  .meta({ id: "TutorMatch" });
export type MatchRecord = z.infer<typeof matchRecord>;

/** How many tutors are free at any of the times that a request names. */
export const matchCountRecord = z.object({ requestId: z.string(), count: z.int() }).meta({ id: "MatchCount" });

/** The stretch of a day on which a tutor is not free after all, by their own clock. */
function stretchOf({ date, start, end }: { date: string; start: string | null; end: string | null }, timeZone: string) {
  const noon = instantOf({ date, time: "12:00", timeZone });
  const day = localDay(noon, timeZone);
  return {
    start: start === null ? day.start : instantOf({ date, time: start, timeZone }),
    end: end === null || end === "24:00" ? day.end : instantOf({ date, time: end, timeZone }),
  };
}

/** When some tutors cannot, from now on: time off, and days on which they are not free. */
async function busyOf({ db, now }: Reader, zones: ReadonlyMap<string, string>): Promise<Map<string, Interval[]>> {
  const ids = [...zones.keys()];
  const busy = new Map<string, Interval[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return busy;
  const off = await db
    .select({ tutorId: tutorTimeOff.tutorId, start: tutorTimeOff.startsAt, end: tutorTimeOff.endsAt })
    .from(tutorTimeOff)
    .where(and(inArray(tutorTimeOff.tutorId, ids), gt(tutorTimeOff.endsAt, now), isNull(tutorTimeOff.archivedAt)));
  for (const { tutorId, start, end } of off) busy.get(tutorId)?.push({ start, end });
  const { tutorId: of, date, start, end, kind, archivedAt } = tutorDays;
  const days = await db
    .select({ tutorId: of, date, start, end })
    .from(tutorDays)
    .where(
      and(inArray(of, ids), eq(kind, "unavailable"), gte(date, now.toISOString().slice(0, 10)), isNull(archivedAt)),
    );
  for (const { tutorId, ...day } of days) busy.get(tutorId)?.push(stretchOf(day, zones.get(tutorId) ?? "UTC"));
  for (const [id, lessons] of await takenBy({ db, now }, ids)) busy.get(id)?.push(...lessons);
  return busy;
}

/** How many minutes a week some tutors teach, over the four weeks to come. */
async function taughtMinutes({ db, now }: Reader, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { tutorId, startAt, endAt, status } = bookedLessons;
  const minutes = sql<number>`(sum(extract(epoch from ${endAt} - ${startAt})) / 60 / ${weeksOfLoad})::int`;
  const rows = await db
    .select({ tutorId, minutes })
    .from(bookedLessons)
    .where(
      and(
        ...[inArray(tutorId, [...ids]), inArray(status, ["booked", "in-progress"])],
        ...[gte(startAt, now), lt(startAt, new Date(now.getTime() + weeksOfLoad * 7 * 86_400_000))],
      ),
    )
    .groupBy(tutorId);
  return new Map(rows.map((row) => [row.tutorId, row.minutes]));
}
const weeksOfLoad = 4;

/** How many lessons tutors have given to a learner or a pod. */
async function earlierLessons({ db }: Reader, learner: string): Promise<Map<string, number>> {
  const { tutorId, learnerId, status } = bookedLessons;
  const rows = await db
    .select({ tutorId, n: count() })
    .from(bookedLessons)
    .where(and(eq(learnerId, learner), eq(status, "completed")))
    .groupBy(tutorId);
  return new Map(rows.map((row) => [row.tutorId, row.n]));
}

/** What is said of some tutors' lessons: the mean in tenths of a star, and of how many; what is hidden does not count. */
async function ratingsOf({ db }: Reader, ids: readonly string[]): Promise<Map<string, Matchable["rating"]>> {
  if (ids.length === 0) return new Map();
  const { tutorId, rating, hiddenAt } = lessonRatings;
  const rows = await db
    .select({ tutorId, tenths: sql<number>`round(avg(${rating}) * 10)::int`, count: count() })
    .from(lessonRatings)
    .where(and(inArray(tutorId, [...ids]), isNull(hiddenAt)))
    .groupBy(tutorId);
  return new Map(rows.map(({ tutorId: id, ...row }) => [id, row]));
}

/**
 * Tutors who teach any of some subjects, with all that counts when they are compared; `earlier` is how many lessons each has
 * given to whoever learns, where it is one.
 */
export async function matchableTutors(
  context: Reader,
  subjects: readonly Subject[],
  earlier: ReadonlyMap<string, number> = new Map(),
): Promise<Matchable[]> {
  const teach = or(
    ...subjects.map((subject): SQL => sql`${tutors.subjects} @> ${JSON.stringify([{ subject }])}::jsonb`),
  );
  const { id, status, subjects: taught, hours, acceptsTrial, maxHoursPerWeek } = tutors;
  const rows = await context.db
    .select({
      ...{ id, status, subjects: taught, hours, acceptsTrial, maxHoursPerWeek },
      ...{ gender: persons.gender, timeZone: persons.timeZone },
    })
    .from(tutors)
    .innerJoin(persons, eq(persons.id, id))
    .where(and(teach, inArray(status, ["active", "on-leave"]), isNull(tutors.archivedAt)));
  const busy = await busyOf(context, new Map(rows.map((row) => [row.id, row.timeZone])));
  const taughtBy = await taughtMinutes(context, [...busy.keys()]);
  const ratings = await ratingsOf(context, [...busy.keys()]);
  return rows.map((row) => ({
    ...{
      ...row,
      rating: ratings.get(row.id) ?? null,
      taughtMinutes: taughtBy.get(row.id) ?? 0,
      earlierLessons: earlier.get(row.id) ?? 0,
    },
    busy: busy.get(row.id) ?? [],
  }));
}

/** What of a request counts when tutors are compared; how old the learner is, where that is known. */
async function askedBy(context: Reader, rows: readonly RequestRow[]): Promise<Map<string, Asked>> {
  const children = rows.flatMap(({ dependentId }) => dependentId ?? []);
  const ages = new Map((await learnersByIds(context, children)).map(({ _id, ageGroup }) => [_id, ageGroup]));
  return new Map(
    rows.map((row) => [row.id, { ...row, ageGroup: row.dependentId ? (ages.get(row.dependentId) ?? null) : null }]),
  );
}

const wired = ({ tutorId, isFree, reasons, firstSlots }: Match): MatchRecord => ({
  ...{ tutorId, isFree },
  reasons: reasons.map(({ reason, speaksFor, count = null, of = null, at }) => ({
    ...{ reason, speaksFor, count, of, at: at?.toISOString() ?? null },
  })),
  firstSlots: firstSlots.map(({ time, start, end }) => ({
    ...{ time, start: start.toISOString(), end: end.toISOString() },
  })),
});

/** How many tutors are shown for one request. */
const shownMax = 30;

/** The tutors who could give the lessons that a request asks for, the best first. */
export async function matchesOf(context: Reader, row: RequestRow): Promise<MatchRecord[]> {
  const asked = (await askedBy(context, [row])).get(row.id);
  if (!asked) return [];
  const earlier = await earlierLessons(context, row.learnerId);
  return rankTutors(asked, await matchableTutors(context, [row.subject], earlier), context.now)
    .slice(0, shownMax)
    .map(wired);
}

/** How many tutors are free at any of the times of some requests; tutors are read once for all of them. */
export async function countMatches(
  context: Reader,
  ids: readonly string[],
): Promise<z.infer<typeof matchCountRecord>[]> {
  if (ids.length === 0) return [];
  const rows = await context.db
    .select()
    .from(lessonRequests)
    .where(inArray(lessonRequests.id, [...ids]));
  const subjects = [...new Set(rows.map(({ subject }) => subject))];
  if (subjects.length === 0) return [];
  const known = await matchableTutors(context, subjects);
  const asked = await askedBy(context, rows);
  return rows.map(({ id }) => {
    const one = asked.get(id);
    return { requestId: id, count: one ? countFree(one, known, context.now) : 0 };
  });
}

import { and, count, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { matchReasons } from "@app/domain/lessons/lesson-enums.ts";
import type { Interval } from "@app/domain/lessons/match-times.ts";
import { countFree, rankTutors, type Asked, type Match } from "@app/domain/lessons/matching.ts";
import { isMinor } from "@app/domain/tutors/background-check.ts";
import { nearestLessons } from "@app/domain/lessons/nearest-lessons.ts";
import type { Context } from "../../service/context.ts";
import { learnersByIds } from "../customers/customers.public.ts";
import { bookedLessons } from "./booked/booked.table.ts";
import { busyLearners } from "./busy-learners.ts";
import { learnersOf } from "./plan-lessons.ts";
import { matchableTutors } from "./matchable-tutors.ts";
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

/** A lesson that a tutor is free to give. */
export const foundSlot = z.object({ start: z.iso.datetime(), end: z.iso.datetime() }).meta({ id: "FoundSlot" });

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
    nearestSlots: z
      .array(foundSlot)
      .meta({ description: "Where they are free at none of the preferred times: the lessons nearest to them." }),
  })
  .meta({ id: "TutorMatch" });
export type MatchRecord = z.infer<typeof matchRecord>;

/** How many tutors are free at any of the times that a request names. */
export const matchCountRecord = z.object({ requestId: z.string(), count: z.int() }).meta({ id: "MatchCount" });

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

/** What of a request counts when tutors are compared; how old the learner is, where that is known. */
export async function askedBy(context: Reader, rows: readonly RequestRow[]): Promise<Map<string, Asked>> {
  const children = rows.flatMap(({ dependentId }) => dependentId ?? []);
  const busy = await busyLearners(context, rows);
  const ages = new Map((await learnersByIds(context, children)).map(({ _id, ageGroup }) => [_id, ageGroup]));
  const pods = new Map<string, boolean>();
  for (const row of rows.filter(({ podId }) => podId !== null))
    pods.set(
      row.id,
      (await learnersOf(context, row)).some(({ ageGroup }) => isMinor(ageGroup)),
    );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...row,
        ageGroup: ages.get(row.dependentId ?? "") ?? null,
        isForMinor: pods.get(row.id) ?? isMinor(ages.get(row.dependentId ?? "") ?? null),
        learnersBusy: busy.get(row.id) ?? [],
      },
    ]),
  );
}

const written = ({ start, end }: Interval) => ({ start: start.toISOString(), end: end.toISOString() });

/** A match as it is answered. */
export const matchOf = (
  { tutorId, isFree, reasons, firstSlots }: Match,
  nearest: readonly Interval[] = [],
): MatchRecord => ({
  tutorId,
  isFree,
  reasons: reasons.map(({ reason, speaksFor, count = null, of = null, at }) => ({
    reason,
    speaksFor,
    count,
    of,
    at: at?.toISOString() ?? null,
  })),
  firstSlots: firstSlots.map(({ time, ...slot }) => ({ time, ...written(slot) })),
  nearestSlots: nearest.map(written),
});

/** How many tutors are shown for one request. */
const shownMax = 30;

/** The tutors who could give the lessons that a request asks for, the best first. */
export async function matchesOf(context: Reader, row: RequestRow): Promise<MatchRecord[]> {
  const asked = (await askedBy(context, [row])).get(row.id);
  if (!asked) return [];
  const earlier = await earlierLessons(context, row.learnerId);
  const tutors = await matchableTutors(context, [row.subject], earlier);
  const known = new Map(tutors.map((tutor) => [tutor.id, tutor]));
  const ranked = rankTutors(asked, tutors, context.now).slice(0, shownMax);
  const nearestOf = ranked.every(({ isFree }) => isFree) ? () => [] : nearestLessons(asked, context.now);
  return ranked.map((match) => {
    const tutor = known.get(match.tutorId);
    return matchOf(match, match.isFree || !tutor ? [] : nearestOf(tutor));
  });
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

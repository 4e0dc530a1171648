import { inArray } from "drizzle-orm";
import { z } from "zod";
import { matchReasons } from "@app/domain/lessons/lesson-enums.ts";
import type { Interval } from "@app/domain/lessons/match-times.ts";
import { countFree, rankTutors, type Asked, type Match } from "@app/domain/lessons/matching.ts";
import { isMinor } from "@app/domain/people/age-group.ts";
import { nearestLessons } from "@app/domain/lessons/nearest-lessons.ts";
import type { Context } from "../../service/context.ts";
import { busyLearners } from "./busy-learners.ts";
import { earlierLessons } from "./earlier-lessons.ts";
import { learnerAgesOf } from "./learner-ids.ts";
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

/** What of a request counts when tutors are compared; how old the learner is, where that is known. */
export async function askedBy(context: Reader, rows: readonly RequestRow[]): Promise<Map<string, Asked>> {
  const busy = await busyLearners(context, rows);
  const ages = await learnerAgesOf(context, rows);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...row,
        ageGroup: row.dependentId === null ? null : (ages.get(row.id)?.[0] ?? null),
        isForMinor: ages.get(row.id)?.some(isMinor) ?? false,
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
  const earlier = (await earlierLessons(context, [row.learnerId])).get(row.learnerId);
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

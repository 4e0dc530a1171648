import { eq } from "drizzle-orm";
import { z } from "zod";
import { freeSlots, freeSlotsRules, type FreeSlot } from "@app/domain/calendar/free-slots.ts";
import { askedStretches, type Interval } from "@app/domain/lessons/match-times.ts";
import type { Asked, Matchable } from "@app/domain/lessons/matching.ts";
import { nearestLessons } from "@app/domain/lessons/nearest-lessons.ts";
import { timesOfDays } from "@app/domain/lessons/times-of-days.ts";
import type { Context } from "../../service/context.ts";
import { parse } from "../../service/parse.ts";
import { askedBy, foundSlot, lessonRequests, matchableTutors } from "../lessons/lessons.public.ts";
import { takenBy } from "../lessons/taken.public.ts";

const single = z.array(z.string()).length(1);

/** What is looked for; `learnerId` is who else must be free, and `requestId` whose preferred times are to be kept to. */
export const freeSlotsQuery = z.object({
  subject: single,
  durationMinutes: single,
  timeZone: single,
  startOn: single,
  days: single,
  earliest: single,
  latest: single,
  learnerId: single.optional(),
  requestId: single.optional(),
});

/** A tutor who is free, and when. */
export const freeTutorRecord = z
  .object({
    tutorId: z.string(),
    timeZone: z.string().meta({ description: "The tutor's own." }),
    isNearest: z
      .boolean()
      .meta({ description: "Whether these only lie near the preferred times, since nobody is free then." }),
    slots: z.array(foundSlot),
  })
  .meta({ id: "FreeTutor" });
type FreeTutorRecord = z.infer<typeof freeTutorRecord>;

const ofEach = 8;
const tutorsMax = 20;

/** What is asked for by a request; null where there is none. */
async function requestOf(context: Context, requestId: string | undefined): Promise<Asked | null> {
  if (requestId === undefined) return null;
  const rows = await context.db.select().from(lessonRequests).where(eq(lessonRequests.id, requestId));
  return (await askedBy(context, rows)).get(requestId) ?? null;
}

/** Who is free at the preferred times of a request; where nobody is, when they are free nearest to them. */
function atPreferred(asked: Asked, tutors: readonly Matchable[], now: Date): { slots: FreeSlot[]; isNearest: boolean } {
  const stretches = askedStretches(asked.preferredTimes, asked.startOn, now);
  const slots = freeSlots(stretches, tutors, { ...asked, now, ofEach });
  if (slots.length > 0) return { slots, isNearest: false };
  const nearestOf = nearestLessons(asked, now);
  return {
    slots: tutors
      .flatMap((tutor) => nearestOf(tutor).map((slot) => ({ tutorId: tutor.id, ...slot })))
      .toSorted((a, b) => a.start.getTime() - b.start.getTime()),
    isNearest: true,
  };
}

/** Who of those that teach a subject is free when it suits the learner, the soonest first. Source: domain.md 3.3. */
export async function freeTutors(
  context: Context,
  { learnerId, requestId, durationMinutes, days, ...query }: z.output<typeof freeSlotsQuery>,
): Promise<FreeTutorRecord[]> {
  const [subject, timeZone, startOn] = [query.subject[0], query.timeZone[0], query.startOn[0]];
  const [earliest, latest] = [query.earliest[0], query.latest[0]];
  const asked = parse(freeSlotsRules, {
    subject,
    timeZone,
    startOn,
    earliest,
    latest,
    durationMinutes: Number(durationMinutes[0]),
    days: Number(days[0]),
  });
  const { now } = context;
  const known = await matchableTutors(context, [asked.subject]);
  const request = await requestOf(context, requestId?.[0]);
  const learnersBusy: Interval[] = learnerId ? [...(await takenBy(context, learnerId)).values()].flat() : [];
  const { slots, isNearest } = request
    ? atPreferred({ ...request, durationMinutes: asked.durationMinutes }, known, now)
    : {
        slots: freeSlots(timesOfDays(asked), known, {
          durationMinutes: asked.durationMinutes,
          learnersBusy,
          now,
          ofEach,
        }),
        isNearest: false,
      };
  const zones = new Map(known.map((tutor) => [tutor.id, tutor.timeZone]));
  const found = new Map<string, FreeTutorRecord>();
  for (const { tutorId, start, end } of slots) {
    const one = found.get(tutorId) ?? { tutorId, timeZone: zones.get(tutorId) ?? "UTC", isNearest, slots: [] };
    one.slots.push({ start: start.toISOString(), end: end.toISOString() });
    found.set(tutorId, one);
  }
  return [...found.values()].slice(0, tutorsMax);
}

import { inArray } from "drizzle-orm";
import { z } from "zod";
import { freeSlots, freeSlotsRules } from "@app/domain/calendar/free-slots.ts";
import type { Context } from "../../service/context.ts";
import { parse } from "../../service/parse.ts";
import { matchableTutors } from "../lessons/lessons.public.ts";
import { takenBy } from "../lessons/taken.public.ts";
import { tutors } from "../tutors/tutors.public.ts";

const single = z.array(z.string()).length(1);

/** What is looked for; `learnerId` is who else must be free. */
export const freeSlotsQuery = z.object({
  ...{ subject: single, durationMinutes: single, timeZone: single, startOn: single, days: single },
  ...{ earliest: single, latest: single, learnerId: single.optional() },
});

/** A tutor who is free, and when. */
export const freeTutorRecord = z
  .object({
    tutorId: z.string(),
    timeZone: z.string().meta({ description: "The tutor's own." }),
    slots: z.array(z.object({ start: z.iso.datetime(), end: z.iso.datetime() }).meta({ id: "FoundSlot" })),
  })
  .meta({ id: "FreeTutor" });
type FreeTutorRecord = z.infer<typeof freeTutorRecord>;

const ofEach = 8;
const tutorsMax = 20;

/** Who of those that teach a subject is free when it suits the learner, the soonest first. Source: domain.md 3.3. */
export async function freeTutors(
  context: Context,
  { learnerId, durationMinutes, days, ...query }: z.output<typeof freeSlotsQuery>,
): Promise<FreeTutorRecord[]> {
  const [subject, timeZone, startOn] = [query.subject[0], query.timeZone[0], query.startOn[0]];
  const [earliest, latest] = [query.earliest[0], query.latest[0]];
  const asked = parse(freeSlotsRules, {
    ...{ subject, timeZone, startOn, earliest, latest },
    ...{ durationMinutes: Number(durationMinutes[0]), days: Number(days[0]) },
  });
  const known = (await matchableTutors(context, [asked.subject])).filter(({ status }) => status === "active");
  if (known.length === 0) return [];
  const { id, minNoticeHours } = tutors;
  const rows = await context.db
    .select({ id, minNoticeHours })
    .from(tutors)
    .where(
      inArray(
        id,
        known.map((tutor) => tutor.id),
      ),
    );
  const notice = new Map(rows.map((row) => [row.id, row.minNoticeHours]));
  const taken = learnerId ? [...(await takenBy(context, learnerId)).values()].flat() : [];
  const candidates = known.map((tutor) => ({
    ...{ id: tutor.id, timeZone: tutor.timeZone, hours: tutor.hours },
    ...{ busy: [...tutor.busy, ...taken], minNoticeHours: notice.get(tutor.id) ?? 0 },
  }));
  const zones = new Map(known.map((tutor) => [tutor.id, tutor.timeZone]));
  const found = new Map<string, FreeTutorRecord>();
  for (const { tutorId, start, end } of freeSlots(asked, candidates, context.now, ofEach)) {
    const one = found.get(tutorId) ?? { tutorId, timeZone: zones.get(tutorId) ?? "UTC", slots: [] };
    one.slots.push({ start: start.toISOString(), end: end.toISOString() });
    found.set(tutorId, one);
  }
  return [...found.values()].slice(0, tutorsMax);
}

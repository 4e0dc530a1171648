import { and, gt, inArray, isNull } from "drizzle-orm";
import { z } from "zod";
import { fullName } from "@app/domain/people/person.ts";
import { busyUntil } from "@app/domain/calendar/busy-until.ts";
import type { Context } from "../../../service/context.ts";
import { learnersByIds, persons } from "../../customers/customers.public.ts";
import { tutorTimeOff } from "../../tutors/tutors.public.ts";
import { confirmedLessons } from "../courses/courses.table.ts";
import { learnerIdsOf } from "../learner-ids.ts";
import { takenBy } from "./occupancy.ts";

/** Whether everybody of a course is free at a time. */
export const courseFreeRecord = z
  .object({
    courseId: z.string(),
    busy: z
      .string()
      .nullable()
      .meta({ description: "Who is not: the tutor, a learner or a member of the pod; null where all are free." }),
    away: z.boolean().meta({ description: "Whether they are on time off, rather than in a lesson." }),
    until: z.iso.datetime().nullable().meta({ description: "When they are free again." }),
  })
  .meta({ id: "CourseFree" });
type CourseFreeRecord = z.infer<typeof courseFreeRecord>;

/** The time off of some tutors that is not over, by their ids. */
async function awayOf({ db, now }: Pick<Context, "db" | "now">, tutorIds: readonly string[]) {
  const { tutorId, startsAt: start, endsAt: end, archivedAt } = tutorTimeOff;
  return db
    .select({ tutorId, start, end })
    .from(tutorTimeOff)
    .where(and(inArray(tutorId, [...tutorIds]), gt(end, now), isNull(archivedAt)));
}

/**
 * For each of some courses, whether its tutor and learners are free from an instant on, for a lesson of the course's usual
 * length or of `minutes`; in the order in which they were asked for. What is merely unusual is told where the lesson is booked.
 */
export async function coursesFreeAt(
  context: Pick<Context, "db" | "now">,
  ids: readonly string[],
  { start, minutes }: { start: Date; minutes: number | null },
): Promise<CourseFreeRecord[]> {
  const rows = await context.db
    .select()
    .from(confirmedLessons)
    .where(inArray(confirmedLessons.id, [...ids]));
  const tutorIds = [...new Set(rows.map(({ tutorId }) => tutorId))];
  const learners = await learnerIdsOf(context, rows);
  const learnerIds = [...new Set([...learners.values()].flat())];
  const taken = await takenBy(context, [...tutorIds, ...learnerIds]);
  const away = await awayOf(context, tutorIds);
  const { id, firstName, lastName } = persons;
  const people = await context.db.select({ id, firstName, lastName }).from(persons).where(inArray(id, tutorIds));
  const names = new Map([
    ...people.map((person): [string, string] => [person.id, fullName(person)]),
    ...(await learnersByIds(context, learnerIds)).map((learner): [string, string] => [learner._id, learner.firstName]),
  ]);
  const courses = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((courseId) => {
    const course = courses.get(courseId);
    if (!course) return [];
    const end = new Date(start.getTime() + (minutes ?? course.slots[0]?.durationMinutes ?? 60) * 60_000);
    const parties = [course.tutorId, ...(learners.get(courseId) ?? [])];
    const leave = busyUntil(
      away.filter(({ tutorId }) => tutorId === course.tutorId),
      { start, end },
    );
    const busy = parties
      .map((party) => ({ party, until: busyUntil(taken.get(party) ?? [], { start, end }) }))
      .find(({ until }) => until !== null);
    const until = leave ?? busy?.until ?? null;
    const party = leave ? course.tutorId : busy?.party;
    const name = party === undefined ? null : (names.get(party) ?? "Unknown");
    return [{ courseId, busy: name, away: leave !== null, until: until?.toISOString() ?? null }];
  });
}

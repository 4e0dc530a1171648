import { and, asc, eq, sql, type AnyColumn, type SQL } from "drizzle-orm";
import { unreportedStatuses } from "@app/domain/lessons/booked-states.ts";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import { momentInWords } from "@app/domain/lessons/lesson-mail-words.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { customerPods } from "../customer-pods/customer-pods.public.ts";
import { dependents, persons } from "../customers/customers.public.ts";
import { bookedLessons } from "./booked/booked.table.ts";

/** Lessons that are over and of which nobody has said how they went, as a condition on their columns. */
export const isUnreported = (
  { status, outcome, hold, endAt }: Readonly<Record<"status" | "outcome" | "hold" | "endAt", AnyColumn | SQL>>,
  now: Date,
): SQL =>
  sql`(${status} in ${[...unreportedStatuses]} and ${outcome} is null and not ${hold}
    and ${endAt} <= ${now.toISOString()}::timestamptz)`;

/**
 * A tutor's lessons that are over and without an outcome, a line for each by the tutor's clock, the oldest first. Refused if
 * there are none. Source: domain.md 4.10.
 */
export async function unreportedLessonsOf({ db, now }: Pick<Context, "db" | "now">, tutorId: string): Promise<string> {
  const { id, lessonNumber, subject, startAt, customerId, dependentId, podId } = bookedLessons;
  const [tutor] = await db.select({ timeZone: persons.timeZone }).from(persons).where(eq(persons.id, tutorId));
  const rows = await db
    .select({
      lessonNumber,
      subject,
      startAt,
      learner: sql<string>`coalesce(${customerPods.name}, ${dependents.firstName} || ' ' || ${dependents.lastName},
        ${persons.firstName} || ' ' || ${persons.lastName})`,
    })
    .from(bookedLessons)
    .innerJoin(persons, eq(persons.id, customerId))
    .leftJoin(dependents, eq(dependents.id, dependentId))
    .leftJoin(customerPods, eq(customerPods.id, podId))
    .where(and(eq(bookedLessons.tutorId, tutorId), isUnreported(bookedLessons, now)))
    .orderBy(asc(startAt), asc(id));
  if (rows.length === 0 || !tutor) throw new Refusal("WRONG_STATE", lessonMessages.allReported);
  return rows
    .map(
      (lesson) =>
        `${momentInWords(lesson.startAt, tutor.timeZone)}: ${lesson.subject} with ${lesson.learner}, ${lesson.lessonNumber}`,
    )
    .join("\n");
}

import { and, asc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import { momentInWords } from "@app/domain/lessons/lesson-mail-words.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { customerPods } from "../customer-pods/customer-pods.public.ts";
import { dependents, persons } from "../customers/customers.public.ts";
import { bookedLessons } from "./booked/booked.table.ts";

/**
 * A tutor's lessons that are over and without an outcome, a line for each by the tutor's clock, the oldest first. Refused if
 * there are none. Source: domain.md 4.10.
 */
export async function unreportedLessonsOf({ db, now }: Pick<Context, "db" | "now">, tutorId: string): Promise<string> {
  const { id, lessonNumber, subject, startAt, endAt, status, outcome, hold, customerId, dependentId, podId } =
    bookedLessons;
  const [tutor] = await db.select({ timeZone: persons.timeZone }).from(persons).where(eq(persons.id, tutorId));
  const rows = await db
    .select({
      ...{ lessonNumber, subject, startAt },
      learner: sql<string>`coalesce(${customerPods.name}, ${dependents.firstName} || ' ' || ${dependents.lastName},
        ${persons.firstName} || ' ' || ${persons.lastName})`,
    })
    .from(bookedLessons)
    .innerJoin(persons, eq(persons.id, customerId))
    .leftJoin(dependents, eq(dependents.id, dependentId))
    .leftJoin(customerPods, eq(customerPods.id, podId))
    .where(
      and(
        eq(bookedLessons.tutorId, tutorId),
        inArray(status, ["booked", "in-progress", "awaiting-confirmation"]),
        isNull(outcome),
        eq(hold, false),
        lte(endAt, now),
      ),
    )
    .orderBy(asc(startAt), asc(id));
  if (rows.length === 0 || !tutor) throw new Refusal("WRONG_STATE", lessonMessages.allReported);
  return rows
    .map(
      (lesson) =>
        `${momentInWords(lesson.startAt, tutor.timeZone)}: ${lesson.subject} with ${lesson.learner}, ${lesson.lessonNumber}`,
    )
    .join("\n");
}

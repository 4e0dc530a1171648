import { and, eq, inArray } from "drizzle-orm";
import { courseNotice } from "@app/domain/billing/credit-notices.ts";
import { isCivilHour } from "@app/domain/messages-sent/civil-hours.ts";
import { momentInWords } from "@app/domain/lessons/lesson-mail-words.ts";
import { fullName } from "@app/domain/people/person.ts";
import { wallClockOf } from "@app/domain/time.ts";
import type { Database } from "../../database/client.ts";
import { retryable } from "../../database/retryable.ts";
import { audit } from "../../records/audit.ts";
import type { Context } from "../../service/context.ts";
import { systemContext } from "../../service/system-context.ts";
import { personOf, persons } from "../customers/customers.public.ts";
import { confirmedLessons, learnerLabel, notifyCourseOwner, type CourseRow } from "../lessons/lessons.public.ts";
import { coverShown } from "./cover.queries.ts";
import { creditNoticesSent } from "./credit-notices.table.ts";
import { lockCustomer } from "./lock-payer.ts";
import { recordNotice, emailCreditWarning } from "./credit-warning-email.ts";

/** So many customers are looked at together. */
const atOnce = 100;

interface Due {
  course: CourseRow;
  notice: "last-lesson" | "next-unpaid" | null;
  unpaidFrom: string | null;
}

/** How the prepaid courses of some customers stand that have a lesson ahead. */
async function standings(context: Pick<Context, "db" | "now">, courses: readonly CourseRow[]): Promise<Due[]> {
  const covers = await coverShown(context, [...new Set(courses.map(({ customerId }) => customerId))]);
  const known = new Map(covers.flatMap((one) => one.courses.map((course) => [course.courseId, course])));
  return courses.flatMap((course) => {
    const stands = known.get(course.id);
    if (!stands || stands.nextLessonAt === null) return [];
    const { lessonsLeft, unpaidFrom, nextLessonAt } = stands;
    const notice = courseNotice({ lessonsLeft, isNextUnpaid: unpaidFrom === nextLessonAt });
    return [{ course, notice, unpaidFrom }];
  });
}

/** "One Igbo lesson for Chidi with Ada Obi is still paid for." */
async function wordsOf(context: Context, { course, notice, unpaidFrom }: Due): Promise<string> {
  const learner = await learnerLabel(context, { ...course, leadId: null }, "payer");
  const tutor = fullName(await personOf(context, course.tutorId));
  const lesson = `${course.subject} lesson${learner === "you" ? "" : ` for ${learner}`} with ${tutor}`;
  if (notice === "last-lesson") return `One ${lesson} is still paid for.`;
  const { timeZone } = await personOf(context, course.customerId);
  return `The ${lesson} on ${momentInWords(new Date(unpaidFrom ?? ""), timeZone)} is not paid for yet.`;
}

const titles = {
  "last-lesson": (number: string) => `${number}: one lesson left`,
  "next-unpaid": (number: string) => `${number}: the next lesson is not paid for`,
} as const;

/** Tells a customer and the course's owner, once. */
async function tell(context: Context, due: Due & { notice: "last-lesson" | "next-unpaid" }): Promise<boolean> {
  const { course, notice } = due;
  await lockCustomer(context, course.customerId);
  if (!(await recordNotice(context, { aboutId: course.id, notice }))) return false;
  const words = await wordsOf(context, due);
  await emailCreditWarning(context, notice, course.customerId, words);
  const title = titles[notice](course.confirmedNumber);
  await notifyCourseOwner(context, course, { title, description: "Send a top-up." });
  await audit(context, {
    action: "updated",
    kind: "confirmed-lesson",
    id: course.id,
    label: course.confirmedNumber,
    reason: `The customer was told: ${words}`,
  });
  return true;
}

/** Forgets what was told of courses that have been paid for again, so that it is told again in its time. */
async function forget(db: Database, courseIds: readonly string[]): Promise<void> {
  if (courseIds.length === 0) return;
  await db.delete(creditNoticesSent).where(inArray(creditNoticesSent.aboutId, [...courseIds]));
}

async function noticesSent(db: Database, courseIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select()
    .from(creditNoticesSent)
    .where(inArray(creditNoticesSent.aboutId, [...courseIds]));
  return new Set(rows.map(({ aboutId, notice }) => `${aboutId} ${notice}`));
}

/**
 * Tells customers and owners of prepaid courses of which one lesson is paid for, or whose next lesson is not, each once and
 * by day. At most so many; returns how many. Source: domain.md 5.5.
 */
export async function warnOfLowCredit(database: Database, now: Date, atMost: number): Promise<number> {
  const rows = await database
    .select({ course: confirmedLessons, timeZone: persons.timeZone })
    .from(confirmedLessons)
    .innerJoin(persons, eq(persons.id, confirmedLessons.customerId))
    .where(and(eq(confirmedLessons.billing, "prepaid"), eq(confirmedLessons.status, "active")))
    .orderBy(confirmedLessons.customerId, confirmedLessons.id);
  const awake = rows.filter(({ timeZone }) => isCivilHour(wallClockOf(now, timeZone).time));
  let done = 0;
  for (let from = 0; from < awake.length && done < atMost; from += atOnce) {
    const some = awake.slice(from, from + atOnce).map(({ course }) => course);
    const known = await noticesSent(
      database,
      some.map(({ id }) => id),
    );
    const stands = await standings({ db: database, now }, some);
    await forget(
      database,
      stands.filter(({ notice }) => notice === null).map(({ course }) => course.id),
    );
    for (const { notice, ...one } of stands) {
      if (notice === null || known.has(`${one.course.id} ${notice}`)) continue;
      const isTold = await retryable(database, (db) =>
        tell(systemContext(db, now, "warn-of-low-credit"), { ...one, notice }),
      );
      if (isTold) done += 1;
    }
  }
  return done;
}

import { and, eq, gte, inArray, lt, sql } from "drizzle-orm";
import { outcomeOf, type Happened, type PolicyCopy } from "@app/domain/lessons/outcome.ts";
import type { Settled } from "@app/domain/lessons/outcome-row.ts";
import type { SettledShares } from "@app/domain/lessons/settled-share.ts";
import { termBounds } from "@app/domain/lessons/outcome-words.ts";
import { newId } from "../../../database/new-id.ts";
import type { Context } from "../../../service/context.ts";
import { confirmedLessons } from "../courses/courses.table.ts";
import { policyOf } from "../courses/policy-of.ts";
import { bookedLessons, lessonSettlements, type BookedRow } from "./booked.table.ts";

/** The course's copy of the policy; for a lesson that belongs to none, the policy in force today. */
export async function policyFor(context: Context, lesson: BookedRow): Promise<PolicyCopy> {
  const { id, policySnapshot } = confirmedLessons;
  const [course] = await context.db
    .select({ policySnapshot })
    .from(confirmedLessons)
    .where(eq(id, lesson.courseId ?? ""));
  return course?.policySnapshot ?? policyOf(context, lesson);
}

export const minutesOfLesson = ({ startAt, endAt }: Pick<BookedRow, "startAt" | "endAt">): number =>
  Math.round((endAt.getTime() - startAt.getTime()) / 60_000);

/** How many late cancellations of a customer were free in the term of a lesson. */
export async function freeLateUsed(
  { db }: Pick<Context, "db">,
  { customerId, localDate }: Pick<BookedRow, "customerId" | "localDate">,
): Promise<number> {
  const { from, until } = termBounds(localDate);
  return db.$count(
    bookedLessons,
    and(
      // One that is disputed stays used until it is decided to have been something else.
      ...[eq(bookedLessons.customerId, customerId), inArray(bookedLessons.status, ["cancelled", "disputed"])],
      ...[gte(bookedLessons.localDate, from), lt(bookedLessons.localDate, until)],
      sql`(${bookedLessons.cancellation}->>'waived')::boolean`,
      // What staff waive does not use up what the policy gives.
      sql`${bookedLessons.cancellation}->>'waivedById' is null`,
    ),
  );
}

/** Writes what a lesson comes to: a row for each time that it is settled, none of which is ever changed. */
export async function writeSettlement(
  context: Context,
  lesson: BookedRow,
  policy: PolicyCopy,
  {
    chargeMinutes,
    chargeBp,
    payMinutes,
    payBp,
    ruleId,
    sentence,
  }: SettledShares & Pick<Settled, "ruleId" | "sentence">,
): Promise<void> {
  const { db, now, actor } = context;
  context.settled?.add(lesson.id);
  const round = 1 + (await db.$count(lessonSettlements, eq(lessonSettlements.lessonId, lesson.id)));
  await db.insert(lessonSettlements).values({
    id: newId(now),
    lessonId: lesson.id,
    round,
    minutes: minutesOfLesson(lesson),
    chargeMinutes,
    chargeBp,
    payMinutes,
    payBp,
    ruleId,
    policy,
    sentence,
    state: "unposted",
    at: now,
    byId: actor.id,
  });
}

/** The same of what the table of outcomes says. */
export async function settleLesson(
  context: Context,
  lesson: BookedRow,
  happened: Happened,
  policy: PolicyCopy,
  waiving: { isWaived?: boolean } = {},
): Promise<Settled> {
  const settled = outcomeOf(happened, policy, minutesOfLesson(lesson), waiving);
  await writeSettlement(context, lesson, policy, settled);
  return settled;
}

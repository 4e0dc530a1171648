import { and, asc, eq, isNull, lt, not, or, sql, type SQL } from "drizzle-orm";
import { churnDays, statusByLessons } from "@app/domain/customers/customer-states.ts";
import type { Database } from "../../../database/client.ts";
import { retryable } from "../../../database/retryable.ts";
import { updateRecord } from "../../../database/records.ts";
import { teamActivity } from "../../../database/schema/team-activity.table.ts";
import { changeRecord } from "../../../records/change-record.ts";
import { systemContext } from "../../../service/system-context.ts";
import { customerKind, customers } from "../../customers/customers.public.ts";

const day = 86_400_000;

/** Whether a customer, or a pod that somebody of theirs is in, has a lesson or course of some kind. */
const hasSome = (table: "booked_lessons" | "confirmed_lessons", which: SQL): SQL => {
  const [from, pods] = [sql.raw(table), sql`customer_pod_members m`];
  return sql`(exists (select 1 from ${from} l where l.customer_id = ${customers.id} and ${which})
    or exists (select 1 from ${pods} join ${from} l on l.learner_id = m.pod_id
      where m.customer_id = ${customers.id} and m.archived_at is null and ${which}))`;
};

/** Whether somebody of a customer has, or had, a place in a session of some kind. */
const hasPlace = (which: SQL): SQL =>
  sql`exists (select 1 from group_enrolments e join group_instances i on i.id = e.instance_id
    where e.customer_id = ${customers.id} and ${which})`;

/**
 * Whether lessons are given to a customer: one lately, one to come, or a pause that was agreed. One of which nobody has
 * said yet how it went counts as given. Source: domain.md 4.5.
 */
function hasLessons(now: Date, since: Date): SQL {
  const [today, lately] = [sql`${now.toISOString()}::timestamptz`, sql`${since.toISOString()}::timestamptz`];
  return sql`(${sql.join(
    [
      hasSome(
        "booked_lessons",
        sql`l.status in ('completed', 'awaiting-confirmation', 'disputed') and l.start_at > ${lately}`,
      ),
      hasSome(
        "booked_lessons",
        sql`l.status in ('booked', 'in-progress', 'reschedule-pending') and l.start_at > ${lately} and l.end_at > ${today}`,
      ),
      hasSome("confirmed_lessons", sql`l.status = 'paused'`),
      hasPlace(sql`e.status = 'attended' and i.start > ${lately}`),
      hasPlace(
        sql`e.status in ('enrolled', 'offered') and i.status in ('scheduled', 'in-progress') and i.start > ${lately}`,
      ),
    ],
    sql` or `,
  )})`;
}

/** Whether a customer is new, or somebody changed their status lately: they have time to begin. */
const changedLately = (since: Date): SQL =>
  sql`exists (select 1 from ${teamActivity} where ${teamActivity.entityKind} = 'customer'
    and ${teamActivity.entityId} = ${customers.id} and ${teamActivity.action} = 'state-changed'
    and ${teamActivity.at} > ${since.toISOString()}::timestamptz)`;

/**
 * Those who have had no lesson for a while, with none to come, have left; those to whom lessons are given again are back.
 * At most so many; returns how many. Source: domain.md 1.1, 4.5.
 */
export const followChurn = (database: Database, now: Date, atMost: number): Promise<number> =>
  retryable(database, async (db) => {
    const context = systemContext(db, now, "customer-status");
    const since = new Date(now.getTime() - churnDays * day);
    const given = hasLessons(now, since);
    const { id, version, status, archivedAt, createdAt } = customers;
    const due = await db
      .select({ _id: id, version, status })
      .from(customers)
      .where(
        and(
          isNull(archivedAt),
          or(
            and(eq(status, "active"), lt(createdAt, since), not(given), not(changedLately(since))),
            and(eq(status, "churned"), given),
          ),
        ),
      )
      .orderBy(asc(id))
      .limit(atMost)
      .for("update", { skipLocked: true });
    for (const { status: before, ...at } of due) {
      const isBack = before === "churned";
      const reason = isBack ? "Lessons are given again." : `No lesson for ${churnDays} days, and none to come.`;
      await changeRecord(context, customerKind, at, {
        action: "state-changed",
        reason,
        write: (row) => updateRecord(context, customers, row, { status: statusByLessons(row.status, isBack) }),
      });
    }
    return due.length;
  });

import { and, asc, eq, gt, inArray, isNull, lte, not, or, sql, type SQL } from "drizzle-orm";
import { groupMessages } from "@app/domain/group-lessons/group-messages.ts";
import { minimumCheckHours } from "@app/domain/group-lessons/group-states.ts";
import type { Database } from "../../database/client.ts";
import { updateRecord } from "../../database/records.ts";
import { retryable } from "../../database/retryable.ts";
import { changeRecord } from "../../records/change-record.ts";
import type { Context } from "../../service/context.ts";
import { systemContext, systemName } from "../../service/system-context.ts";
import { notify, notifyPerson } from "../notifications/notifications.public.ts";
import { dueBySetting } from "../system/settings/settings-by-region.public.ts";
import { endOffers } from "./enrolments.service.ts";
import { completeInstance, endInstance, startInstance } from "./group-instances.service.ts";
import { beginGroupLesson, finishGroupLesson } from "./group-lessons.service.ts";
import { groupInstanceKind, lessonOf } from "./group.kinds.ts";
import { countsOf } from "./groups.queries.ts";
import { groupEnrolments, groupInstances, groupLessons, type GroupInstanceRow } from "./group-lessons.table.ts";

const hour = 3_600_000;
const { id, start, end, status } = groupInstances;

/** Sessions to which something is to be done, held; those that somebody else holds are left for the next time. */
const due = (db: Database, where: SQL | undefined, atMost: number) =>
  db
    .select()
    .from(groupInstances)
    .where(where)
    .orderBy(asc(start), asc(id))
    .limit(atMost)
    .for("update", { skipLocked: true });

/** Does something to at most so many sessions; returns to how many. */
const each =
  (
    job: string,
    which: (now: Date, db: Database) => SQL | undefined | Promise<SQL | undefined>,
    work: (context: Context, row: GroupInstanceRow) => Promise<unknown>,
  ) =>
  (database: Database, now: Date, atMost: number): Promise<number> =>
    retryable(database, async (db) => {
      const context = systemContext(db, now, job);
      const rows = await due(db, await which(now, db), atMost);
      for (const row of rows) await work(context, row);
      return rows.length;
    });

const at = ({ id: _id, version: seen }: GroupInstanceRow) => ({ _id, version: seen });

/** The region of a session's group lesson. */
const regionOf = sql`(select ${groupLessons.regionId} from ${groupLessons}
  where ${groupLessons.id} = ${groupInstances}.${sql.identifier("group_lesson_id")})`;

/** Starts sessions that are due, and their group lesson with the first one. */
export const startSessions = each(
  "move-sessions",
  (now) => and(eq(status, "scheduled"), lte(start, now)),
  async (context, row) => {
    await startInstance(context, at(row));
    const { id: _id, version: seen, status: stands } = await lessonOf(context, row.groupLessonId);
    if (stands === "published") await beginGroupLesson(context, { _id, version: seen });
  },
);

/** Ends sessions that are over; attendance is recorded next. */
export const endSessions = each(
  "move-sessions",
  (now) => and(eq(status, "in-progress"), lte(end, now)),
  (context, row) => endInstance(context, at(row)),
);

/**
 * Completes sessions to which nobody has objected in time, where somebody has said of every learner whether they came; never one of
 * which nobody has said anything. Source: domain.md 2.8.
 */
export const confirmSessions = each(
  "move-sessions",
  async (now, db) => {
    const isDue = await dueBySetting(
      { db },
      "objectionHours",
      { regionId: regionOf, at: end },
      (hours) => new Date(now.getTime() - hours * hour),
    );
    const some = (statuses: readonly string[]) =>
      sql`exists (select 1 from ${groupEnrolments} where ${groupEnrolments.instanceId} = ${id}
        and ${groupEnrolments.status} in ${statuses})`;
    return and(
      ...[eq(status, "awaiting-confirmation"), isDue],
      ...[some(["attended", "absent"]), not(some(["enrolled", "offered"]))],
    );
  },
  (context, row) => completeInstance(context, at(row)),
);

/** Expires offers that were not accepted in time. */
export const expireOffers = each(
  "expire-offers",
  (now) =>
    inArray(
      id,
      sql`(select ${groupEnrolments.instanceId} from ${groupEnrolments} where ${groupEnrolments.status} = 'offered'
        and ${groupEnrolments.offeredUntil} <= ${now.toISOString()}::timestamptz)`,
    ),
  (context, row) => endOffers(context, at(row)),
);

/** Warns the creator of a group lesson, once, if a session within a day has too few learners. Source: domain.md 2.8. */
export const checkMinimum = each(
  "check-minimum",
  (now) =>
    and(
      ...[eq(status, "scheduled"), eq(groupInstances.runAnyway, false), isNull(groupInstances.minimumToldAt)],
      ...[gt(start, now), lte(start, new Date(now.getTime() + minimumCheckHours * hour))],
    ),
  async (context, row) => {
    const { enrolled, least } = await countsOf(context, row.id);
    await changeRecord(context, groupInstanceKind, at(row), {
      write: (before) => updateRecord(context, groupInstances, before, { minimumToldAt: context.now }),
    });
    if (enrolled >= least) return;
    const { title, createdBy, kind } = await lessonOf(context, row.groupLessonId);
    const path = kind === "learning-pod" ? "group-lessons" : "virtual-immersions";
    const notice = {
      type: "new_message" as const,
      kind: "group-lesson" as const,
      title: groupMessages.minimumTitle(title),
      description: groupMessages.minimumText(enrolled, least),
      url: `/app/tutoring/${path}/instances/${row.groupLessonId}?roster=${row.id}`,
    };
    if (createdBy === systemName) await notify(context, { ...notice, needs: "lessons:act" });
    else await notifyPerson(context, createdBy, notice);
  },
);

/** Finishes group lessons that have had their last session. */
export const finishLessons = (database: Database, now: Date, atMost: number): Promise<number> =>
  retryable(database, async (db) => {
    const context = systemContext(db, now, "move-sessions");
    const countWhere = (which: SQL) =>
      sql`exists (select 1 from ${groupInstances} where ${groupInstances.groupLessonId} = ${groupLessons.id} and ${which})`;
    const rows = await db
      .select({ _id: groupLessons.id, version: groupLessons.version })
      .from(groupLessons)
      .where(
        and(
          or(eq(groupLessons.status, "running"), eq(groupLessons.status, "published")),
          countWhere(sql`${status} = 'completed'`),
          sql`not ${countWhere(sql`${status} in ('scheduled', 'in-progress', 'awaiting-confirmation')`)}`,
        ),
      )
      .limit(atMost)
      .for("update", { skipLocked: true });
    for (const row of rows) await finishGroupLesson(context, row);
    return rows.length;
  });

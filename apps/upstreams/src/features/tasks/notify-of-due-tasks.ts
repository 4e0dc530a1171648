import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { retryable } from "../../database/retryable.ts";
import { audit } from "../../records/audit.ts";
import { accountUsers } from "../account/account.public.ts";
import { notifyPerson } from "../notifications/notifications.public.ts";
import { isDue } from "./tasks.queries.ts";
import { dueInWords, taskPath } from "./task-words.ts";
import { tasks } from "./tasks.table.ts";

const system = { id: null, name: "system", role: null };
const nowhere = { ip: null, userAgent: null, requestId: "tell-of-due-tasks" };

/**
 * Tells active owners of tasks whose day and time have come, once for each that a task is given; at most so many. Returns how
 * many.
 */
export const notifyOfDueTasks = (database: Database, now: Date, atMost: number): Promise<number> =>
  retryable(database, async (db) => {
    const { id, title, ownerId, dueOn, dueTime, toldDueOn, toldDueTime } = tasks;
    const isTold = sql`(${toldDueOn}, ${toldDueTime}) is not distinct from (${dueOn}, ${dueTime})`;
    const due = await db
      .select({ id, title, ownerId, dueOn, dueTime, toldDueOn, toldDueTime })
      .from(tasks)
      .innerJoin(accountUsers, and(eq(accountUsers.id, ownerId), eq(accountUsers.status, "active")))
      .where(and(isNull(tasks.doneAt), isNull(tasks.archivedAt), isDue(now), sql`not ${isTold}`))
      .orderBy(asc(dueOn), asc(dueTime), asc(id))
      .limit(atMost)
      .for("update", { of: tasks, skipLocked: true });
    for (const task of due) {
      const mark = { toldDueOn: task.dueOn, toldDueTime: task.dueTime };
      await db.update(tasks).set(mark).where(eq(tasks.id, task.id));
      await audit(
        { db, now, actor: system, origin: nowhere },
        {
          action: "updated",
          kind: "task",
          id: task.id,
          label: task.title,
          before: { toldDueOn: task.toldDueOn, toldDueTime: task.toldDueTime },
          after: mark,
        },
      );
      await notifyPerson({ db, now }, task.ownerId, {
        type: "new_message",
        kind: "task",
        title: `Task due: ${task.title}`,
        description: task.dueOn === null ? "" : `Due ${dueInWords(task.dueOn, task.dueTime)}.`,
        url: taskPath(task.id),
      });
    }
    return due.length;
  });

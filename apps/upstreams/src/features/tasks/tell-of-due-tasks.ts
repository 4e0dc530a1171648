import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { retryable } from "../../database/retryable.ts";
import { audit } from "../../records/audit.ts";
import { accountUsers } from "../account/account.public.ts";
import { notifyPerson } from "../notifications/notifications.public.ts";
import { ownersDay } from "./tasks.queries.ts";
import { dayInWords, taskPath } from "./task-words.ts";
import { tasks } from "./tasks.table.ts";

const system = { id: null, name: "system", role: null };
const nowhere = { ip: null, userAgent: null, requestId: "tell-of-due-tasks" };

/**
 * Tells active owners of tasks whose day has come, once for each day that a task is given; at most so many. Returns how
 * many.
 */
export const tellOfDueTasks = (database: Database, now: Date, atMost: number): Promise<number> =>
  retryable(database, async (db) => {
    const isTold = sql`${tasks.toldDueOn} is not distinct from ${tasks.dueOn}`;
    const { id, title, ownerId, dueOn, toldDueOn } = tasks;
    const due = await db
      .select({ id, title, ownerId, dueOn, toldDueOn })
      .from(tasks)
      .innerJoin(accountUsers, and(eq(accountUsers.id, ownerId), eq(accountUsers.status, "active")))
      .where(and(isNull(tasks.doneAt), isNull(tasks.archivedAt), lte(dueOn, ownersDay(now)), sql`not ${isTold}`))
      .orderBy(asc(dueOn), asc(id))
      .limit(atMost)
      .for("update", { of: tasks, skipLocked: true });
    for (const task of due) {
      await db.update(tasks).set({ toldDueOn: task.dueOn }).where(eq(tasks.id, task.id));
      await audit(
        { db, now, actor: system, origin: nowhere },
        {
          ...{ action: "updated", kind: "task", id: task.id, label: task.title },
          ...{ before: { toldDueOn: task.toldDueOn }, after: { toldDueOn: task.dueOn } },
        },
      );
      await notifyPerson({ db, now }, task.ownerId, {
        type: "new_message",
        kind: "task",
        title: `Task due: ${task.title}`,
        description: task.dueOn === null ? "" : `Due on ${dayInWords(task.dueOn)}.`,
        url: taskPath(task.id),
      });
    }
    return due.length;
  });

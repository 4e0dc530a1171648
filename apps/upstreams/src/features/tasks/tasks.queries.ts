import { and, eq, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { taskDues, taskKinds, type TaskDue } from "@app/domain/tasks/task-enums.ts";
import { messages } from "@app/domain/messages.ts";
import { hasAllTasks } from "@app/domain/tasks/task.ts";
import { instantOf } from "@app/domain/time.ts";
import { anyOf, anyText, type Filter, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { readPage } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { accountUsers } from "../account/account.public.ts";
import { persons } from "../customers/customers.public.ts";
import { leads } from "../leads/leads.public.ts";
import { taskOf, type TaskRecord } from "./task.record.ts";
import { tasks, type TaskRow } from "./tasks.table.ts";

const byOwnersClock = (now: Date, shown: SQL) =>
  sql`(select ${shown} from (select ${now.toISOString()}::timestamptz at time zone ${accountUsers.timeZone} as now from ${accountUsers} where ${accountUsers.id} = ${tasks.ownerId}) as clock)`;

/** What day it is for the owner of a task. */
const ownersDay = (now: Date) => byOwnersClock(now, sql`clock.now::date`);

/** Whether the time of day of a task that is due today has come for its owner; a task for any time waits until midnight. */
const timeHasCome = (now: Date) => sql`${tasks.dueTime} <= ${byOwnersClock(now, sql`to_char(clock.now, 'HH24:MI')`)}`;

/** Whether a task is due: its day has come, and its time if it has one. */
export const isDue = (now: Date): SQL =>
  sql`(${tasks.dueOn} < ${ownersDay(now)} or (${tasks.dueOn} = ${ownersDay(now)} and (${tasks.dueTime} is null or ${timeHasCome(now)})))`;

const dueIs: Record<TaskDue, (now: Date) => SQL> = {
  overdue: (now) =>
    sql`(${tasks.dueOn} < ${ownersDay(now)} or (${tasks.dueOn} = ${ownersDay(now)} and ${timeHasCome(now)}))`,
  today: (now) => sql`${tasks.dueOn} = ${ownersDay(now)}`,
  week: (now) => sql`${tasks.dueOn} between ${ownersDay(now)} and date_trunc('week', ${ownersDay(now)})::date + 6`,
};

const byDue: Filter = {
  value: z.enum(taskDues, messages.choice("due date")),
  many: true,
  where: (values, { now }) => and(isNull(tasks.doneAt), or(...values.map((value) => dueIs[value as TaskDue](now)))),
};

const isDone: Filter = {
  value: z.enum(["true", "false"], messages.choice("state")),
  many: false,
  where: ([value]) => (value === "true" ? isNotNull(tasks.doneAt) : isNull(tasks.doneAt)),
};

/**
 * Calls that were written down after they were made. They are told of in the timeline of the lead; nothing of them is to be
 * done or reopened.
 */
const isLoggedCall = sql`(${tasks.leadId} is not null and ${tasks.kind} = 'call' and coalesce(${tasks.doneAt} <= ${tasks.createdAt}, false))`;

export const taskList: ListSpec = {
  sorts: { dueOn: [tasks.dueOn, tasks.dueTime], createdAt: [tasks.createdAt] },
  defaultSort: "dueOn",
  search: tasks.searchName,
  id: tasks.id,
  usual: { where: sql`not ${isLoggedCall}`, unless: ["id"] },
  filters: {
    id: anyText(tasks.id),
    kind: anyOf(tasks.kind, taskKinds, "kind"),
    ownerId: anyText(tasks.ownerId),
    customerId: anyText(tasks.customerId),
    leadId: anyText(tasks.leadId),
    done: isDone,
    due: byDue,
  },
};

const seesCustomers = ({ permissions }: Context["actor"]) => permissions.has("customers:read");

/** The tasks a person sees: their own, those they added, and those about records they may read; directors see all. */
export function shownTasks({ actor }: Pick<Context, "actor">): SQL | undefined {
  if (hasAllTasks(actor.role)) return undefined;
  const about = seesCustomers(actor) ? or(isNotNull(tasks.customerId), isNotNull(tasks.leadId)) : undefined;
  return or(eq(tasks.ownerId, actor.id), eq(tasks.createdBy, actor.id), about);
}

/** What a task is about, by its name. */
const aboutName = sql<string | null>`coalesce(
  (select ${persons.firstName} || ' ' || ${persons.lastName} from ${persons} where ${persons.id} = ${tasks.customerId}),
  (select concat_ws(' ', ${leads.firstName}, ${leads.lastName}) from ${leads} where ${leads.id} = ${tasks.leadId}))`;

/** The clock that a task's day and time are said by. */
const ownersZone = sql<string>`(select ${accountUsers.timeZone} from ${accountUsers} where ${accountUsers.id} = ${tasks.ownerId})`;

function presented({ actor }: Context, task: TaskRow, label: string | null, timeZone: string): TaskRecord {
  const id = task.customerId ?? task.leadId;
  const kind = task.customerId === null ? ("lead" as const) : ("customer" as const);
  const subject = id && seesCustomers(actor) ? { kind, id, label: label ?? "" } : null;
  const { dueOn: date, dueTime: time } = task;
  const dueAt = date === null || time === null ? null : instantOf({ date, time, timeZone }).toISOString();
  return taskOf(task, { subject, dueAt });
}

export async function listTasks(
  context: Context,
  request: ListRequest,
): Promise<{ rows: TaskRecord[]; total: number }> {
  const { rows, total } = await readPage(
    context,
    { task: tasks, aboutName, ownersZone },
    tasks,
    request,
    shownTasks(context),
  );
  return { rows: rows.map((row) => presented(context, row.task, row.aboutName, row.ownersZone)), total };
}

export async function presentTask(context: Context, task: TaskRow): Promise<TaskRecord> {
  const [row] = await context.db.select({ label: aboutName, ownersZone }).from(tasks).where(eq(tasks.id, task.id));
  return presented(context, task, row?.label ?? null, row?.ownersZone ?? "UTC");
}

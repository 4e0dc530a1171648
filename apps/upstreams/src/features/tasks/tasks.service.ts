import { recordName } from "@app/domain/changes.ts";
import { and, eq } from "drizzle-orm";
import type { TaskEvent } from "@app/domain/tasks/task-enums.ts";
import { messages } from "@app/domain/messages.ts";
import { fullName } from "@app/domain/people/person.ts";
import { permissionsOf, roleFrom } from "@app/domain/permissions.ts";
import { taskMessages } from "@app/domain/tasks/task-messages.ts";
import { dueProblem, mayChangeTask, type TaskInput, type TaskUpdateInput } from "@app/domain/tasks/task.ts";
import { lockRecords, insertRecord, updateRecord } from "../../database/records.ts";
import { changeRecord, createRecord, type RecordKind } from "../../records/change-record.ts";
import type { Context } from "../../service/context.ts";
import { requirePermission } from "../../service/permission.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { accountUsers } from "../account/account.public.ts";
import { holdInUse } from "../customers/customers.public.ts";
import { leads } from "../leads/leads.public.ts";
import { notifyPerson } from "../notifications/notifications.public.ts";
import type { TaskRecord } from "./task.record.ts";
import { dueInWords, taskPath } from "./task-words.ts";
import { presentTask, shownTasks } from "./tasks.queries.ts";
import { tasks, type TaskRow } from "./tasks.table.ts";

export const taskKind: RecordKind<TaskRow, TaskRecord> = {
  table: tasks,
  kind: "task",
  labelOf: ({ title }) => title,
  present: presentTask,
};

/** Refuses an owner who has left or may not see the record it is about. */
async function holdOwner(context: Context, ownerId: string, aboutId: string | null): Promise<void> {
  const [owner] = await lockRecords(context, accountUsers, [ownerId]);
  if (owner?.status !== "active") throw fieldRefusal("ownerId", messages.reference("Owner"));
  const may = permissionsOf(roleFrom(owner.userRole));
  const name = fullName({ firstName: owner.firstname, lastName: owner.lastname });
  if (!may.has("tasks:read")) throw fieldRefusal("ownerId", taskMessages.ownerMayNot(name));
  if (aboutId !== null && !may.has("customers:read")) {
    throw fieldRefusal("ownerId", taskMessages.ownerMayNotSee(name));
  }
}

/** Notifies the owner of a task given to them by someone else. */
async function notifyOwner(context: Context, { id, title, ownerId, dueOn, dueTime }: TaskRow): Promise<void> {
  const { actor } = context;
  if (ownerId === actor.id) return;
  await notifyPerson(context, ownerId, {
    type: "new_message",
    kind: "task",
    title: `New task: ${title}`,
    description: `From ${actor.name}${dueOn === null ? "" : `, due ${dueInWords(dueOn, dueTime)}`}.`,
    url: taskPath(id),
  });
}

/** Gives a colleague, or oneself, something to do. Source: domain.md 1.7. */
export const createTask = (context: Context, input: TaskInput): Promise<TaskRecord> => addTask(context, input, null);

/** Writes down what was done already, at some time until now. */
export const createDoneTask = (context: Context, input: TaskInput, doneAt: Date): Promise<TaskRecord> =>
  addTask(context, input, doneAt);

async function addTask(context: Context, input: TaskInput, doneAt: Date | null): Promise<TaskRecord> {
  const customerId = input.customerId ?? null;
  if (customerId !== null) {
    requirePermission(context, "customers:read");
    await holdInUse(context, customerId);
  }
  // A task is about one thing.
  const leadId = customerId === null ? (input.leadId ?? null) : null;
  if (leadId !== null) {
    requirePermission(context, "customers:read");
    const [lead] = await lockRecords(context, leads, [leadId]);
    if (!lead) throw fieldRefusal("leadId", messages.reference("Lead"));
  }
  await holdOwner(context, input.ownerId, customerId ?? leadId);
  return createRecord(context, taskKind, {
    write: () => insertRecord(context, tasks, { ...input, customerId, leadId, doneAt }),
    effects: (task) => notifyOwner(context, task),
  });
}

/** Says that a task is not there to those who do not see it. */
export async function admitToTask(context: Context, id: string): Promise<void> {
  const seen = await context.db.$count(tasks, and(eq(tasks.id, id), shownTasks(context)));
  if (seen === 0) throw new Refusal("NOT_FOUND", messages.missing(recordName(taskKind.kind)));
}

const ownOnly = (context: Context) => (task: TaskRow) => {
  if (!mayChangeTask(task, context.actor)) throw new Refusal("FORBIDDEN", taskMessages.notYours);
};

/** Saves changes to a task; a colleague who is given it is told. */
export async function updateTask(context: Context, { _id, version, ...changes }: TaskUpdateInput): Promise<TaskRecord> {
  await admitToTask(context, _id);
  return changeRecord(
    context,
    taskKind,
    { _id, version },
    {
      admit: ownOnly(context),
      async write(before) {
        const problem = dueProblem({ ...before, ...changes });
        if (problem !== null) throw fieldRefusal("dueTime", problem);
        const { ownerId = before.ownerId } = changes;
        if (ownerId !== before.ownerId) await holdOwner(context, ownerId, before.customerId ?? before.leadId);
        return updateRecord(context, tasks, before, changes);
      },
      effects: async (after, before) => {
        if (after.ownerId !== before.ownerId) await notifyOwner(context, after);
      },
    },
  );
}

/** Says that some tasks about a lead are done; one that was finished meanwhile stays as it is. */
export async function finishTasksOfLead(context: Context, leadId: string, ids: readonly string[]): Promise<void> {
  for (const _id of [...new Set(ids)].toSorted()) {
    const [task] = await context.db
      .select()
      .from(tasks)
      .where(and(eq(tasks.id, _id), eq(tasks.leadId, leadId), shownTasks(context)));
    if (!task) throw fieldRefusal("finishedTaskIds", messages.reference("Task"));
    await fireTaskEvent(context, "finish", { _id, version: task.version });
  }
}

/** Says that a task is done, or that it is to be done after all. */
export async function fireTaskEvent(
  context: Context,
  event: TaskEvent,
  at: { _id: string; version: number },
): Promise<TaskRecord> {
  await admitToTask(context, at._id);
  const doneAt = event === "finish" ? context.now : null;
  return changeRecord(context, taskKind, at, {
    isDone: (task) => (task.doneAt !== null) === (doneAt !== null),
    admit: ownOnly(context),
    action: "state-changed",
    write: (before) => updateRecord(context, tasks, before, { doneAt }),
  });
}

import * as z from "zod";
import { taskKinds } from "./task-enums.ts";
import type { Role } from "../enums.ts";
import {
  choiceField,
  clockField,
  dateField,
  idField,
  optional,
  optionalText,
  textField,
  versionField,
} from "../fields.ts";
import { permissionsOf, scopeOf } from "../permissions.ts";
import { taskMessages } from "./task-messages.ts";

export const taskTitleMax = 120;
export const taskNoteMax = 2000;

const fields = z.object({
  kind: choiceField("Kind", taskKinds),
  title: textField("Title", taskTitleMax),
  ownerId: idField("Owner"),
  /** In the owner's zone. */
  dueOn: optional(dateField),
  /** A time on that day, in the same zone. */
  dueTime: optional(clockField("Time")),
  note: optionalText("Note", taskNoteMax),
});

/** The problem with a due date and time together; null if there is none. */
export const dueProblem = ({ dueOn, dueTime }: { dueOn?: string | null; dueTime?: string | null }): string | null =>
  dueTime && !dueOn ? taskMessages.timeWithoutDay : null;

/** A task for a colleague or oneself. Source: domain.md 1.7. */
export const taskInput = fields
  .extend({
    /** The customer it is about; cannot change. */
    customerId: optional(idField("Customer")),
    /** The lead it is about; cannot change. */
    leadId: optional(idField("Lead")),
  })
  .superRefine((task, context) => {
    const message = dueProblem(task);
    if (message !== null) context.addIssue({ code: "custom", path: ["dueTime"], message });
  });
export type TaskInput = z.infer<typeof taskInput>;

/** An update of a task; omitted fields stay unchanged. */
export const taskUpdateInput = fields.partial().extend({ _id: idField("Task"), version: versionField });
export type TaskUpdateInput = z.infer<typeof taskUpdateInput>;

/** The fields of the user that matter here. */
interface Asking {
  id: string;
  role: Role | null;
}

/** Whether someone sees and changes all tasks. */
export const hasAllTasks = (role: Role | null): boolean =>
  permissionsOf(role).has("tasks:read") && scopeOf(role, "tasks") === null;

/** Whether someone may change a task: its owner, its author, and those who have all tasks. */
export const mayChangeTask = (task: { ownerId: string; createdBy: string }, { id, role }: Asking): boolean =>
  task.ownerId === id || task.createdBy === id || hasAllTasks(role);

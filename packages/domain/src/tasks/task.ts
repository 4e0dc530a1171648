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
  /** A day by the owner's clock. */
  dueOn: optional(dateField),
  /** A time of that day, by the same clock. */
  dueTime: optional(clockField("Time")),
  note: optionalText("Note", taskNoteMax),
});

/** What is wrong with a due day and time together; null when nothing is. */
export const dueProblem = ({ dueOn, dueTime }: { dueOn?: string | null; dueTime?: string | null }): string | null =>
  dueTime && !dueOn ? taskMessages.timeWithoutDay : null;

/** Something for a colleague, or oneself, to do. Source: domain.md 1.7. */
export const taskInput = fields
  .extend({
    /** The customer it is about; it stays with them. */
    customerId: optional(idField("Customer")),
    /** The lead it is about, the same. */
    leadId: optional(idField("Lead")),
  })
  .superRefine((task, context) => {
    const message = dueProblem(task);
    if (message !== null) context.addIssue({ code: "custom", path: ["dueTime"], message });
  });
export type TaskInput = z.infer<typeof taskInput>;

/** Changes to a task: what is left out stays. */
export const taskUpdateInput = fields.partial().extend({ _id: idField("Task"), version: versionField });
export type TaskUpdateInput = z.infer<typeof taskUpdateInput>;

/** Who asks, as far as it matters here. */
interface Asking {
  id: string;
  role: Role | null;
}

/** Whether somebody sees and changes everyone's tasks. */
export const hasAllTasks = (role: Role | null): boolean =>
  permissionsOf(role).has("tasks:read") && scopeOf(role, "tasks") === null;

/** Whether somebody may change a task: its owner, who added it, and those who have everyone's. */
export const mayChangeTask = (task: { ownerId: string; createdBy: string }, { id, role }: Asking): boolean =>
  task.ownerId === id || task.createdBy === id || hasAllTasks(role);

import { taskKinds } from "@app/domain/tasks/task-enums.ts";
import { taskInput } from "@app/domain/tasks/task.ts";
import type { TaskKind, TaskSubjectKind } from "@app/schema/types.generated.ts";
import { enumField, reference, text } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { sentenceCase } from "../../../shared/text/format.ts";
import { dueText } from "../task-standing.ts";
import type { TaskRecordFragment } from "../task.generated.ts";

/** The record that a task is about, where it is of this kind. */
const about = (label: string, kind: TaskSubjectKind) => ({
  label,
  empty: "",
  readFrom: ({ subject }: Pick<TaskRecordFragment, "subject">) => (subject?.kind === kind ? subject.id : ""),
});

/** A task's form as a table of its fields. */
export const taskForm = formOf<TaskRecordFragment>()(taskInput, {
  title: text("Title"),
  kind: enumField<TaskKind>()("Kind", taskKinds, "follow-up"),
  customerId: about("Customer", "CUSTOMER"),
  leadId: about("Lead", "LEAD"),
  ownerId: reference("Owner", "owner"),
  dueOn: { ...text("Due"), show: (value: unknown) => dueText(value === "" ? null : String(value)) },
  dueTime: text("Time"),
  note: text("Note"),
});

export const kindOptions = taskKinds.map((value) => ({ value, label: sentenceCase(value) }));

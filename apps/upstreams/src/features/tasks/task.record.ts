import { z } from "zod";
import { taskSubjectKinds } from "@app/domain/tasks/task-enums.ts";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { recordShape } from "../../records/record.ts";
import { tasks } from "./tasks.table.ts";

/** Something for a colleague to do. Source: domain.md 1.7. */
export const taskRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(tasks, "kind", "title", "ownerId", "dueOn", "dueTime", "doneAt", "note"),
    dueAt: z.iso.datetime().nullable().meta({
      description: "When it is due, where a time of day is set: the due day and time by the owner's clock.",
    }),
    subject: z
      .object({ kind: z.enum(taskSubjectKinds), id: z.string(), label: z.string() })
      .nullable()
      .meta({ description: "What it is about; null for nothing, and for who may not see that." }),
  })
  .meta({ id: "Task" });
export type TaskRecord = z.infer<typeof taskRecord>;

export const taskOf = serializerFor(taskRecord);

import { z } from "zod";
import { taskSubjectKinds } from "@app/domain/enums.ts";
import { columnsOnWire, presenterOf } from "../../records/on-wire.ts";
import { recordShape } from "../../records/record.ts";
import { tasks } from "./tasks.table.ts";

/** Something for a colleague to do. Source: domain.md 1.7. */
export const taskRecord = z
  .object({
    ...recordShape,
    ...columnsOnWire(tasks, "kind", "title", "ownerId", "dueOn", "doneAt", "note"),
    subject: z
      .object({ kind: z.enum(taskSubjectKinds), id: z.string(), label: z.string() })
      .nullable()
      .meta({ description: "What it is about; null for nothing, and for who may not see that." }),
  })
  .meta({ id: "Task" });
export type TaskRecord = z.infer<typeof taskRecord>;

export const taskOf = presenterOf(taskRecord);

import { taskUpdateInput } from "@app/domain/tasks/task.ts";
import { historyOf } from "../../records/history/history-of.ts";
import { admitToTask, fireTaskEvent, taskKind, updateTask } from "./tasks.service.ts";

/** The history shown of a task, and how to revert it. */
export const taskHistory = historyOf(taskKind, {
  area: "tasks",
  first: ["title"],
  more: ["doneAt"],
  body: taskUpdateInput,
  update: updateTask,
  revertBy: ({ doneAt }) =>
    doneAt ? (context, at) => fireTaskEvent(context, doneAt[0] === null ? "reopen" : "finish", at) : null,
  admit: admitToTask,
});

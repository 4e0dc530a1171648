import { taskUpdateInput } from "@app/domain/tasks/task.ts";
import { historyOf } from "../../records/history/history-of.ts";
import { admitToTask, fireTaskEvent, taskKind, updateTask } from "./tasks.service.ts";

/** What is shown of a task's history, and the ways back. */
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

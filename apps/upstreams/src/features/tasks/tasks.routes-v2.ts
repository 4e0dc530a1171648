import { taskInput, taskUpdateInput } from "@app/domain/tasks/task.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import type { Route } from "../../http/route.ts";
import { taskRecord } from "./task.record.ts";
import { listTasks, taskList } from "./tasks.queries.ts";
import { createTask, fireTaskEvent, updateTask } from "./tasks.service.ts";

const calls = recordRoutes({ path: "/tasks", area: "tasks", answer: taskRecord });

/** What staff are to do. Source: domain.md 1.7. */
export const taskRoutes: Route[] = [
  calls.list("Tasks that the caller sees, those due first in front.", taskList, listTasks),
  calls.create("Gives a colleague, or oneself, a task.", taskInput, createTask),
  calls.update("Saves changes to a task.", taskUpdateInput, updateTask),
  calls.event("finish", "Says that a task is done.", (context, at) => fireTaskEvent(context, "finish", at)),
  calls.event("reopen", "Says that a task is to be done after all.", (context, at) =>
    fireTaskEvent(context, "reopen", at),
  ),
];

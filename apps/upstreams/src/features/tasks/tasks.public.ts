export { taskPath } from "./task-words.ts";
export { tasks } from "./tasks.table.ts";
export { createDoneTask, createTask, finishTasksOfLead } from "./tasks.service.ts";
export { giveLeadTasks } from "./give-lead-tasks.ts";
export { notifyOfDueTasks } from "./notify-of-due-tasks.ts";

export { tasks } from "./tasks.table.ts";
export { createTask } from "./tasks.service.ts";
export { giveLeadTasks } from "./give-lead-tasks.ts";
export { tellOfDueTasks } from "./tell-of-due-tasks.ts";

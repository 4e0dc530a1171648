export { tasks } from "./tasks.table.ts";
export { tellOfDueTasks } from "./tell-of-due-tasks.ts";

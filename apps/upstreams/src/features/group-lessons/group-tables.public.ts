export { groupEnrolments, groupInstances } from "./group-lessons.table.ts";

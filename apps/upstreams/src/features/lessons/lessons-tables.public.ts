export { bookedLessons, lessonSettlements } from "./booked/booked.table.ts";
export { confirmedLessons } from "./courses/courses.table.ts";
export { lessonRequests } from "./requests.table.ts";

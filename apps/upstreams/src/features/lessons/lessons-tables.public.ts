export { bookedLessons } from "./booked/booked.table.ts";
export { lessonRequests } from "./requests.table.ts";

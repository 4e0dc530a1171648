export { lessonRatings, studentRatings } from "./ratings.table.ts";

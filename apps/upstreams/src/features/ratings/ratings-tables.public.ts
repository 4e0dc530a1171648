export { lessonRatings } from "./ratings.table.ts";

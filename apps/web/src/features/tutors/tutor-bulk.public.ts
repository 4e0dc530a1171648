export { tutorBulk } from "./tutor-bulk.ts";

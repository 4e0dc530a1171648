export { bookedBulk } from "./booked-bulk.ts";

export { useBookedRowActions } from "./booked-actions.ts";

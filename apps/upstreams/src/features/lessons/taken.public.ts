export { takenBy } from "./booked/occupancy.ts";

export { whoOptions } from "./booked/events/why-fields.tsx";

export { removeOldEvents } from "./events.queries.ts";

export { publishDueUpdates } from "./publish-due.ts";
export { productUpdates } from "./updates.table.ts";

export { sentMessages } from "./messages.table.ts";

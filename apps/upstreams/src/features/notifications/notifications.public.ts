export { notifications } from "./notifications.table.ts";

export { speakers } from "./speakers.table.ts";

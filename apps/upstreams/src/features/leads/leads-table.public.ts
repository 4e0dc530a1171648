export { leads } from "./leads.table.ts";

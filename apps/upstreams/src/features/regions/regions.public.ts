export { regions } from "./regions.table.ts";

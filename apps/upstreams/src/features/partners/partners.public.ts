export { partners } from "./partners.table.ts";

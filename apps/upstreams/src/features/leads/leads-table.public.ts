export { leads, type LeadRow } from "./leads.table.ts";

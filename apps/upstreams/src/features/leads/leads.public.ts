export { needAttention } from "./leads.queries.ts";
export { leads, leadStagesReached } from "./leads.table.ts";

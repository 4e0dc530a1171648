export { needAttention } from "./leads.queries.ts";
export { leadKind } from "./leads.service.ts";
export { leads, leadStagesReached } from "./leads.table.ts";

export type { LeadRecord } from "./lead.record.ts";
export { leadList, listLeads } from "./leads.queries.ts";
export { fireLeadEvent, giveLeadOwner, loseLead } from "./leads.service.ts";

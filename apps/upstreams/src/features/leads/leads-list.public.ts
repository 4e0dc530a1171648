export type { LeadRecord } from "./lead.record.ts";
export { leadList, listLeads } from "./leads.queries.ts";
export { fireLeadEvent, assignLeadOwner, loseLead } from "./leads.service.ts";

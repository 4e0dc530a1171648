export type { PartnerRecord } from "./partner.record.ts";
export { listPartners, partnerList } from "./partners.queries.ts";
export { partners } from "./partners.table.ts";

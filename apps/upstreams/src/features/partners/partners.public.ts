export { partnerUsers } from "./partner-users.table.ts";
export { partners, type PartnerRow } from "./partners.table.ts";

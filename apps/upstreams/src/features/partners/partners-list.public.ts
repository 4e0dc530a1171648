export type { PartnerRecord } from "./partner.record.ts";
export { listPartners, partnerList } from "./partners.queries.ts";
export type { PartnerUserRecord } from "./partner-user.record.ts";
export { listPartnerUsers, partnerUserList } from "./partner-users.queries.ts";
export { partnerUsers } from "./partner-users.table.ts";
export { partners } from "./partners.table.ts";
export { firePartnerUserEvent, invitePartnerUserAgain } from "./partner-users.service.ts";
export { firePartnerEvent } from "./partners.service.ts";

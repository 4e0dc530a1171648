export { partnerUsers } from "./partner-users.table.ts";
export { partners } from "./partners.table.ts";

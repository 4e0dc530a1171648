export { claimCode } from "./codes.service.ts";
export { referralCodes } from "./codes.table.ts";

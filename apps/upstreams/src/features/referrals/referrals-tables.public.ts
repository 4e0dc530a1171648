export { referrals } from "./referrals.table.ts";
export { referrers, type ReferrerRow } from "./referrers.table.ts";

export { expireReferrals, followReferrals } from "./follow-referrals.ts";

export { approveReferral, rejectReferral } from "./decide.service.ts";
export { createPayout, firePayoutEvent } from "./payouts.service.ts";
export { referralTexts } from "./referral-texts.ts";

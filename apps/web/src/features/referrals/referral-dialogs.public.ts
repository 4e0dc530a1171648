import { dialogsOf } from "../../shared/records/record-dialogs.tsx";
import { ReferralRecordDocument as query } from "./decisions.generated.ts";

const needs = "referrals:act";

/** The dialogs about referrals, over every page that lists some. */
export const referralDialogs = dialogsOf({
  approveReferral: { query, needs, load: async () => (await import("./events/approve-referral.tsx")).ApproveReferral },
  clawBackReferral: { query, needs, load: async () => (await import("./events/claw-back.tsx")).ClawBackReferral },
  correctReferral: { query, needs, load: async () => (await import("./events/correct-referral.tsx")).CorrectReferral },
  rejectReferral: { query, needs, load: async () => (await import("./events/reject-referral.tsx")).RejectReferral },
});

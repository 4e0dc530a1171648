import { dialogsOf } from "../../../shared/records/record-dialogs.tsx";
import { PayoutRecordDocument as query } from "./payout.generated.ts";

const needs = "referrals:act";
const events = async () => await import("./payout-events.tsx");

/** The dialogs about payouts, over the page of a referrer. */
export const payoutDialogs = dialogsOf({
  createPayout: { needs, load: async () => (await import("./create-payout.tsx")).CreatePayout },
  approvePayout: { query, needs, load: async () => (await events()).ApprovePayout },
  payPayout: { query, needs, load: async () => (await events()).PayPayout },
  failPayout: { query, needs, load: async () => (await events()).FailPayout },
});

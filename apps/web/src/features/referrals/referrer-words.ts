import { statusWord } from "@app/ui/value/status-tones.ts";
import { referrerForm } from "./form/referrer.fields.ts";

const stateWord = (stored: unknown) => (typeof stored === "string" ? statusWord(stored) : "none");

/** What the fields of a referrer are called in histories, and how what is stored reads. */
export const referrerWords = {
  labels: {
    ...referrerForm.labels,
    status: "Status",
    payoutAmount: "Payout",
    payoutStatus: "State of a payout",
    payoutReference: "Reference of a payout",
  },
  show: { ...referrerForm.showStored, status: stateWord, payoutStatus: stateWord },
};

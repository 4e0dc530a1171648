import { statusWord } from "@app/ui/value/status-tones.ts";
import { referrerForm } from "./form/referrer.fields.ts";

/** What the fields of a referrer are called in histories, and how what is stored reads. */
export const referrerWords = {
  labels: { ...referrerForm.labels, status: "Status" },
  show: { ...referrerForm.showStored, status: (stored: unknown) => statusWord(String(stored)) },
};

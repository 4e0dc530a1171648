/** The state of a document on a date. Has no zod import, because screens load it. Source: domain.md 1.1. */
import type { DocumentState } from "./tutor-enums.ts";

/** How many days before its end a document counts as expiring soon. */
export const documentDueDays = 30;

/** `expiresOn` and `today` are dates such as 2026-01-05; a document is still valid on its last day. */
export function documentState(expiresOn: string | null, today: string): DocumentState {
  if (expiresOn === null) return "valid";
  if (expiresOn < today) return "expired";
  const left = (Date.parse(expiresOn) - Date.parse(today)) / 86_400_000;
  return left <= documentDueDays ? "due" : "valid";
}

/** How many days before its end a tutor is emailed about a document; 0 is the day after the last. */
export const documentSteps = [30, 7, 0] as const;
export type DocumentStep = (typeof documentSteps)[number];

/** The step that a document has reached; null for none yet. After several days without a run, only the last step. */
export function documentStep(expiresOn: string, today: string): DocumentStep | null {
  if (expiresOn < today) return 0;
  const left = (Date.parse(expiresOn) - Date.parse(today)) / 86_400_000;
  if (left <= 7) return 7;
  return left <= 30 ? 30 : null;
}

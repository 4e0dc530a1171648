/** How a document stands on a day; without zod, so that screens are light. Source: domain.md 1.1. */
import type { DocumentState } from "./tutor-enums.ts";

/** From how many days before its end a document counts as about to expire. */
export const documentDueDays = 30;

/** `expiresOn` and `today` are days such as 2026-01-05; a document is still valid on its last day. */
export function documentState(expiresOn: string | null, today: string): DocumentState {
  if (expiresOn === null) return "valid";
  if (expiresOn < today) return "expired";
  const left = (Date.parse(expiresOn) - Date.parse(today)) / 86_400_000;
  return left <= documentDueDays ? "due" : "valid";
}

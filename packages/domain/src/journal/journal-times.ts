/** Time limits of the journal. Has no zod import, because screens load it. Source: domain.md 1.1. */
import type { FollowUpState, JournalKind } from "./journal-enums.ts";

const day = 24 * 60 * 60_000;

/** Whether an entry can still be edited: for 24 hours after it was written. */
export const isEntryOpen = (createdAt: Date, now: Date): boolean => now.getTime() - createdAt.getTime() < day;

/** Whether entries of a kind have a severity. */
export const hasSeverity = (kind: JournalKind): boolean => kind === "warning" || kind === "incident";

/** The state of a follow-up on a date such as 2026-01-05; null if there is none. */
export function followUpState(
  { followUpOn, followUpDoneAt }: { followUpOn: string | null; followUpDoneAt: unknown },
  today: string,
): FollowUpState | null {
  if (followUpOn === null) return null;
  if (followUpDoneAt !== null) return "done";
  if (followUpOn < today) return "overdue";
  return followUpOn === today ? "today" : "later";
}

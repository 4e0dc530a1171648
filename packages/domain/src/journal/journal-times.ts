/** What the journal allows when; without zod, so that screens are light. Source: domain.md 1.1. */
import type { FollowUpState, JournalKind } from "./journal-enums.ts";

const day = 24 * 60 * 60_000;

/** Whether an entry can still be edited: for 24 hours after it was written. */
export const isEntryOpen = (createdAt: Date, now: Date): boolean => now.getTime() - createdAt.getTime() < day;

/** Whether entries of a kind say how serious it was. */
export const hasSeverity = (kind: JournalKind): boolean => kind === "warning" || kind === "incident";

/** How a follow-up stands on a day such as 2026-01-05; null where there is none. */
export function followUpState(
  { followUpOn, followUpDoneAt }: { followUpOn: string | null; followUpDoneAt: unknown },
  today: string,
): FollowUpState | null {
  if (followUpOn === null) return null;
  if (followUpDoneAt !== null) return "done";
  if (followUpOn < today) return "overdue";
  return followUpOn === today ? "today" : "later";
}

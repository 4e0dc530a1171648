/** What an entry of the journal is. Source: domain.md 1.1. */
export const journalKinds = [
  "observation",
  "check-in",
  "training",
  "praise",
  "warning",
  "incident",
  "pay-note",
  "other",
] as const;
export type JournalKind = (typeof journalKinds)[number];

/** Who reads an entry. */
export const journalVisibilities = ["staff", "managers-only", "shared-with-tutor"] as const;
export type JournalVisibility = (typeof journalVisibilities)[number];

/** How the follow-up of an entry stands: its day has passed, is today, is to come, or it was seen to. */
export const followUpStates = ["overdue", "today", "later", "done"] as const;
export type FollowUpState = (typeof followUpStates)[number];

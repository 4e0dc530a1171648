/** How far a lead has come. Source: domain.md 1.1, 2.11. */
export const leadStages = ["new", "contacted", "trial-booked", "trial-completed", "converted", "lost"] as const;
export type LeadStage = (typeof leadStages)[number];

/** What moves a lead on. */
export const leadEvents = ["contact", "book-trial", "complete-trial", "convert", "lose", "reopen"] as const;
export type LeadEvent = (typeof leadEvents)[number];

/** Why a lead was lost. */
export const lostReasons = [
  "price",
  "time",
  "no-reply",
  "found-other",
  "not-ready",
  "wrong-fit",
  "duplicate",
  "other",
] as const;
export type LostReason = (typeof lostReasons)[number];

/** When the next action of an open lead is due, by the clock of whoever asks; a week ends on Sunday. */
export const leadActionDues = ["overdue", "today", "week", "none"] as const;
export type LeadActionDue = (typeof leadActionDues)[number];

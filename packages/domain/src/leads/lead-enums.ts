import type { Labels } from "../labels.ts";

/**
 * How far a lead has come.
 *
 * Source: domain.md 1.1, 2.11.
 * @graphql LeadStage
 */
export const leadStages = [
  /** Nobody has contacted them. */ "new",
  /** Somebody has contacted them. */ "contacted",
  /** A trial is booked. */ "trial-booked",
  /** They have had a trial. */ "trial-completed",
  /** They became a customer. */ "converted",
  /** They will not become a customer for now. */ "lost",
] as const;
export type LeadStage = (typeof leadStages)[number];

/** Events of a lead. */
export const leadEvents = ["contact", "book-trial", "complete-trial", "convert", "lose", "reopen"] as const;
export type LeadEvent = (typeof leadEvents)[number];

/**
 * Why a lead was lost.
 * @graphql LostReason
 */
export const lostReasons = [
  /** Lessons cost too much. */ "price",
  /** No time suited them. */ "time",
  /** They did not answer. */ "no-reply",
  /** They found lessons elsewhere. */ "found-other",
  /** They are not ready to begin. */ "not-ready",
  /** What they want is not taught here. */ "wrong-fit",
  /** They are on the list twice. */ "duplicate",
  /** For another reason. */ "other",
] as const;
export type LostReason = (typeof lostReasons)[number];
export const lostReasonLabels: Labels<LostReason> = {
  price: "Too expensive",
  time: "No time that suits",
  "no-reply": "No reply",
  "found-other": "Found lessons elsewhere",
  "not-ready": "Not ready yet",
  "wrong-fit": "Not what they want",
  duplicate: "On the list twice",
  other: "Another reason",
};

/**
 * When the next action of an open lead is due, by the clock of the viewer.
 *
 * A week ends on Sunday.
 * @graphql LeadActionDue
 */
export const leadActionDues = [
  /** On a day that has passed. */ "overdue",
  /** Today. */ "today",
  /** From today until Sunday. */ "week",
  /** No day is set. */ "none",
] as const;
export type LeadActionDue = (typeof leadActionDues)[number];
export const leadActionDueLabels: Labels<LeadActionDue> = { week: "Until Sunday", none: "None set" };

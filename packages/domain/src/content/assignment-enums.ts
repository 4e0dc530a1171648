/** Where an assignment of a lesson stands. Source: domain.md 1.4. */
export const assignmentStates = [
  "assigned",
  "in-progress",
  "submitted",
  "changes-requested",
  "done",
  "withdrawn",
] as const;
export type AssignmentState = (typeof assignmentStates)[number];

/** How the review of a session ended. */
export const reviewOutcomes = ["published", "changes-requested", "withdrawn"] as const;
export type ReviewOutcome = (typeof reviewOutcomes)[number];

/** Whether somebody is given lessons to write. */
export const creatorStatuses = ["active", "paused"] as const;
export type CreatorStatus = (typeof creatorStatuses)[number];

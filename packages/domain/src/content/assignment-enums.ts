/**
 * Where the writing of a lesson stands.
 *
 * Source: domain.md 1.4.
 * @graphql AssignmentState
 */
export const assignmentStates = [
  /** Nothing has been written yet. */ "assigned",
  /** It is being written. */ "in-progress",
  /** It is being reviewed. */ "submitted",
  /** The reviewer asked for changes. */ "changes-requested",
  /** It is published. */ "done",
  /** It was taken back. */ "withdrawn",
] as const;
export type AssignmentState = (typeof assignmentStates)[number];

/**
 * How the review of a session ended.
 * @graphql ReviewOutcome
 */
export const reviewOutcomes = [
  /** It was published. */ "published",
  /** The reviewer asked for changes. */ "changes-requested",
  /** Its writer took it back before the reviewer had opened it. */ "withdrawn",
] as const;
export type ReviewOutcome = (typeof reviewOutcomes)[number];

/**
 * Whether a content creator is given lessons to write.
 * @graphql CreatorStatus
 */
export const creatorStatuses = [/** They are. */ "active", /** Not for the time being. */ "paused"] as const;
export type CreatorStatus = (typeof creatorStatuses)[number];

/**
 * How far a piece of content of the learning app has come: its working copy, not what the app has.
 *
 * Source: domain.md 2.15.
 * @graphql ReviewStatus
 */
export const reviewStatuses = [
  /** It is being written. */ "draft",
  /** Somebody else is looking at it. */ "review",
  /** The app has it as it stands. */ "published",
  /** It is out of use, and can be restored. */ "archived",
] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/**
 * What can be done with a piece of content of the learning app.
 *
 * Source: domain.md 2.15.
 * @graphql ReviewAct
 */
export const reviewActs = [
  /** Change what it says. */ "edit",
  /** Hand it in. */ "submit",
  /** Take it back from its review. */ "withdraw",
  /** Send it back with what needs to change. */ "request-changes",
  /** Give it to the app. */ "publish",
  /** Throw away what was written since it was published. */ "discard",
  /** Take it out of the app. */ "unpublish",
  /** Take it out of use. */ "archive",
  /** Bring it back into use. */ "restore",
] as const;
export type ReviewAct = (typeof reviewActs)[number];

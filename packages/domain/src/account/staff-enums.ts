/**
 * The status of a staff account.
 * @graphql StaffStatus
 */
export const staffStatuses = [
  /** Invited by a colleague; has not yet chosen a password. */ "invited",
  /** Asked for an account; not yet decided. */ "pending",
  /** Can sign in. */ "active",
  /** Cannot sign in until reinstated. */ "suspended",
  /** Asked for an account and was refused. */ "refused",
] as const;
export type StaffStatus = (typeof staffStatuses)[number];

/**
 * A change of a staff account's status.
 *
 * `invite` sends its link again. Source: domain.md 2.12.
 * @graphql StaffEvent
 */
export const staffEvents = [
  /** Send the invitation again. */ "invite",
  /** Choose the first password with the link from the email. */ "activate",
  /** Admit someone who registered, with a role. */ "admit",
  /** Refuse someone who registered. */ "refuse",
  /** Stop them signing in and end their sessions. */ "suspend",
  /** Let them sign in again. */ "reinstate",
] as const;
export type StaffEvent = (typeof staffEvents)[number];

/**
 * The state of a one-time code.
 * @graphql OneTimeCodeState
 */
export const oneTimeCodeStates = [
  /** Can be used. */ "ready",
  /** Has been used. */ "used",
  /** Was not used in time. */ "expired",
] as const;
export type OneTimeCodeState = (typeof oneTimeCodeStates)[number];

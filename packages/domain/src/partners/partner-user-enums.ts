/**
 * What somebody does for a partner.
 *
 * Source: domain.md 1.6.
 * @graphql PartnerRole
 */
export const partnerRoles = [
  /** Answers for the partner; there is always one. */ "owner",
  /** Looks after its learners. */ "manager",
  /** Only reads. */ "viewer",
] as const;
export type PartnerRole = (typeof partnerRoles)[number];

/**
 * How far a partner's user has come.
 *
 * Source: domain.md 2.10.
 * @graphql PartnerUserStatus
 */
export const partnerUserStatuses = [
  /** Has a link and has not used it. */ "invited",
  /** Can work. */ "active",
  /** Stopped for a while. */ "suspended",
  /** Does not work with us any more. */ "deactivated",
] as const;
export type PartnerUserStatus = (typeof partnerUserStatuses)[number];

/** Events of a partner's user; accepting is their own. */
export const partnerUserEvents = ["invite", "accept", "suspend", "reinstate", "deactivate"] as const;
export type PartnerUserEvent = (typeof partnerUserEvents)[number];

/**
 * How somebody came to be among a partner's learners.
 *
 * Source: domain.md 1.6.
 * @graphql PartnerLearnerWay
 */
export const partnerLearnerWays = [
  /** They came with the partner's code. */ "code",
  /** A colleague added them. */ "hand",
] as const;
export type PartnerLearnerWay = (typeof partnerLearnerWays)[number];

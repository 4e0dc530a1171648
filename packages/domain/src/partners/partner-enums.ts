import type { Labels } from "../labels.ts";

/**
 * What a partner is.
 *
 * Source: domain.md 1.6.
 * @graphql PartnerKind
 */
export const partnerKinds = [
  /** A school. */ "school",
  /** A community or an association of families. */ "community",
  /** A church or another place of worship. */ "church",
  /** A company that offers lessons to its staff. */ "company",
  /** A charity or another organisation without profit. */ "NGO",
  /** An agency that finds customers for us. */ "agency",
  /** Anything else. */ "other",
] as const;
export type PartnerKind = (typeof partnerKinds)[number];
export const partnerKindLabels: Labels<PartnerKind> = { NGO: "NGO" };

/**
 * How we stand with a partner.
 *
 * Source: domain.md 2.17.
 * @graphql PartnerStatus
 */
export const partnerStatuses = [
  /** Not working with us yet. */ "prospect",
  /** Working with us. */ "active",
  /** Stopped for a while; its users read as suspended. */ "suspended",
  /** No longer working with us; it can be reopened. */ "ended",
] as const;
export type PartnerStatus = (typeof partnerStatuses)[number];

export const partnerEvents = ["activate", "suspend", "reinstate", "end", "reopen"] as const;
export type PartnerEvent = (typeof partnerEvents)[number];

/**
 * How a partner's agreement stands today, by the clock of the partner's region.
 *
 * Source: domain.md 2.17.
 * @graphql AgreementState
 */
export const agreementStates = [
  /** There is no agreement. */ "none",
  /** It has not started. */ "upcoming",
  /** It is in force. */ "running",
  /** It is in force, and its last day is at most 60 days away. */ "ending",
  /** Its last day is over. */ "ended",
] as const;
export type AgreementState = (typeof agreementStates)[number];
export const agreementStateLabels: Labels<AgreementState> = {
  none: "No agreement",
  upcoming: "Agreement not started",
  running: "Agreement in force",
  ending: "Agreement ends soon",
  ended: "Agreement ended",
};

import type { Labels } from "../../labels.ts";

/** The kinds of lines that are entered by hand. */
export const extraLineKinds = ["fee", "adjustment"] as const;

/**
 * Why something is left out of a billing run, or will not be in it.
 *
 * Source: domain.md 3.6.
 * @graphql BillingGapReason
 */
export const billingGapReasons = [
  /** The lesson is over and has no outcome yet. */ "no-outcome",
  /** Somebody objects to its outcome, or still may. */ "resting",
  /** It is settled, and not in the books yet. */ "unposted",
  /** Its course has no price. */ "no-price",
  /** The customer is blocked. */ "blocked",
  /** There is no email to send an invoice to. */ "no-address",
] as const;
export type BillingGapReason = (typeof billingGapReasons)[number];

export const billingGapLabels: Labels<BillingGapReason> = {
  "no-outcome": "Without an outcome",
  resting: "Disputed, or still open to objection",
  unposted: "Not in the books yet",
  "no-price": "Without a price",
  blocked: "Customer is blocked",
  "no-address": "Customer has no email",
};

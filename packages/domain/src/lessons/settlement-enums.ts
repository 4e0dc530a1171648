/**
 * Which rule a settlement follows.
 *
 * Source: domain.md 5.6.
 * @graphql SettlementRule
 */
export const settlementRules = [
  "completed",
  "cut-short",
  "cut-short-agreed",
  "customer-in-time",
  "customer-late-free",
  "customer-late",
  "tutor-early",
  "tutor-late",
  "staff",
  "moved",
  "moved-late-agreed",
  "moved-late",
  "trial-no-show",
  "student-no-show",
  "tutor-no-show",
  "outage-before",
  "outage-after",
  "group-attended",
  "group-absent",
  "group-left-late",
  "not-run",
  "not-run-late",
  "group-cancelled",
  "group-cancelled-late",
  "dispute",
  "dispute-lowered",
  "waived",
  "reversed",
] as const;
export type SettlementRule = (typeof settlementRules)[number];

/** Rules by which staff charge less than the policy says. */
export const waivedRules = ["waived", "dispute-lowered"] as const satisfies SettlementRule[];

/** Each rule in words, for staff. */
export const settlementRuleWords: Record<SettlementRule, string> = {
  completed: "Lesson given",
  "cut-short": "Cut short by the tutor",
  "cut-short-agreed": "Ended early by agreement",
  "customer-in-time": "Cancelled by the customer in time",
  "customer-late-free": "Cancelled by the customer late, free once a term",
  "customer-late": "Cancelled by the customer late",
  "tutor-early": "Cancelled by the tutor, 12 h or more before",
  "tutor-late": "Cancelled by the tutor, less than 12 h before",
  staff: "Cancelled by staff",
  moved: "Moved",
  "moved-late-agreed": "Moved late, the tutor agreed",
  "moved-late": "Moved late, the tutor did not agree",
  "trial-no-show": "First trial missed",
  "student-no-show": "The learner did not come",
  "tutor-no-show": "The tutor did not come",
  "outage-before": "Power or internet failed early",
  "outage-after": "Power or internet failed later on",
  "group-attended": "Came to the session",
  "group-absent": "Did not come to the session",
  "group-left-late": "Gave the place up late",
  "not-run": "Not run, cancelled 24 h or more before",
  "not-run-late": "Not run, cancelled less than 24 h before",
  "group-cancelled": "Session cancelled in time",
  "group-cancelled-late": "Session cancelled late",
  dispute: "Decided after a dispute",
  "dispute-lowered": "Charge lowered after a dispute",
  waived: "Charge waived by staff",
  reversed: "Outcome taken back",
};

/** A reason why a learner may leave, and how much it weighs. */
export interface RiskRule {
  points: number;
  reason: string;
}

/** Source: domain.md 4.5. */
export const riskRules = {
  noUpcoming: { points: 2, reason: "no lesson booked" },
  lowCredit: { points: 2, reason: "credit for one lesson or less" },
  moves: { points: 1, reason: "two or more moves in 28 days" },
  lowRating: { points: 2, reason: "last rating 3 or less" },
  quiet: { points: 1, reason: "14 to 28 days since the last lesson" },
  complaint: { points: 1, reason: "open complaint" },
} as const satisfies Record<string, RiskRule>;
export type Risk = keyof typeof riskRules;

/** From how many points a learner is listed. */
export const atRiskFrom = 4;
/** After how many days without a lesson a learner has left rather than being at risk. */
export const leftAfterDays = 45;

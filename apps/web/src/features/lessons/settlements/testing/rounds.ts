import type { SettlementRoundFragment } from "../settlement-round.generated.ts";

/** The first time that a lesson was settled: it was given. */
export const aRound = (over: Partial<SettlementRoundFragment> = {}): SettlementRoundFragment => ({
  __typename: "SettlementRound",
  id: "1".repeat(24),
  round: 1,
  minutes: 60,
  chargeMinutes: 60,
  chargeBp: 10_000,
  payMinutes: 60,
  payBp: 10_000,
  rule: "COMPLETED",
  sentence: "Charged 100%: the lesson was given. The tutor is paid 100%.",
  state: "UNPOSTED",
  at: "2026-11-20T19:00:00.000Z",
  by: null,
  terms: {
    __typename: "PolicyCopy",
    windowHours: 24,
    lateCancelPercent: 100,
    noShowPercent: 100,
    policy: { __typename: "CancellationPolicy", id: "9".repeat(24), name: "Standard" },
  },
  ...over,
});

import { z } from "zod";
import { settlementStates } from "@app/domain/lessons/course-enums.ts";
import type { PolicyCopy } from "@app/domain/lessons/outcome.ts";
import type { SettledShares } from "@app/domain/lessons/settled-share.ts";
import { settlementRules, type SettlementRule } from "@app/domain/lessons/settlement-enums.ts";
import { policyCopy } from "./policy-copy.record.ts";

/** What it comes to: basis points of so many of the agreed minutes. */
export const settledShape = {
  minutes: z.int().meta({ description: "What was agreed." }),
  chargeMinutes: z.int(),
  chargeBp: z.int().meta({ description: "Basis points of the price for those minutes." }),
  payMinutes: z.int(),
  payBp: z.int(),
};

/** One time that a lesson, or a learner's place in a session, was settled. Source: domain.md 5.6. */
export const settlementRoundRecord = z
  .object({
    _id: z.string(),
    round: z.int(),
    ...settledShape,
    ruleId: z.enum(settlementRules),
    sentence: z.string(),
    policy: policyCopy,
    state: z.enum(settlementStates),
    at: z.iso.datetime(),
    byId: z.string(),
  })
  .meta({ id: "SettlementRound" });
export type SettlementRoundRecord = z.infer<typeof settlementRoundRecord>;

interface Stored extends SettledShares {
  id: string;
  round: number;
  minutes: number;
  ruleId: SettlementRule;
  sentence: string;
  policy: PolicyCopy;
  state: SettlementRoundRecord["state"];
  at: Date;
  byId: string;
}

/** A settlement as it is answered, whatever it settles. */
export const settlementRoundOf = ({ id, at, ...row }: Stored): SettlementRoundRecord => ({
  _id: id,
  round: row.round,
  minutes: row.minutes,
  chargeMinutes: row.chargeMinutes,
  chargeBp: row.chargeBp,
  payMinutes: row.payMinutes,
  payBp: row.payBp,
  at: at.toISOString(),
  ruleId: row.ruleId,
  sentence: row.sentence,
  policy: row.policy,
  state: row.state,
  byId: row.byId,
});

import { z } from "zod";
import { settlementStates } from "@app/domain/lessons/course-enums.ts";
import type { PolicyCopy } from "@app/domain/lessons/outcome.ts";
import { settlementRules, type SettlementRule } from "@app/domain/lessons/settlement-rules.ts";
import { policyCopy } from "./policy-copy.record.ts";

/** One time that a lesson, or a learner's place in a session, was settled. Source: domain.md 5.6. */
export const settlementRoundRecord = z
  .object({
    _id: z.string(),
    round: z.int(),
    minutes: z.int(),
    chargePercent: z.int(),
    payPercent: z.int(),
    ruleId: z.enum(settlementRules),
    sentence: z.string(),
    policy: policyCopy,
    state: z.enum(settlementStates),
    at: z.iso.datetime(),
    byId: z.string(),
  })
  .meta({ id: "SettlementRound" });
export type SettlementRoundRecord = z.infer<typeof settlementRoundRecord>;

interface Stored {
  id: string;
  round: number;
  minutes: number;
  chargePercent: number;
  payPercent: number;
  ruleId: SettlementRule;
  sentence: string;
  policy: PolicyCopy;
  state: SettlementRoundRecord["state"];
  at: Date;
  byId: string;
}

/** A settlement as it is answered, whatever it settles. */
export const settlementRoundOf = ({ id, round, minutes, chargePercent, payPercent, at, ...row }: Stored) => ({
  _id: id,
  round,
  minutes,
  chargePercent,
  payPercent,
  at: at.toISOString(),
  ruleId: row.ruleId,
  sentence: row.sentence,
  policy: row.policy,
  state: row.state,
  byId: row.byId,
});

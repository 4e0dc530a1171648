/** Objections to what a place in a group lesson is charged. Source: domain.md 2.8, 5.6. */
import * as z from "zod";
import { choiceField, idField, proseField, versionField, wholeField } from "../fields.ts";
import { called } from "../lessons/lesson-events.ts";
import { wholeOfShare } from "../lessons/settled-share.ts";
import { messages } from "../messages.ts";
import { placeDisputeEnds } from "./group-enums.ts";

const disputed = z.object({
  /** Whether it is about all dates of the place, not this one alone. */
  isWhole: z.boolean(messages.yesOrNo).default(false),
  byKind: called.shape.byKind,
  reason: proseField("Reason", 500),
});

/** Who objects to what a place is charged, and why. */
export const placeDisputeRules = disputed;
export const placeDisputeInput = disputed.extend({ version: versionField, enrolmentId: idField("Learner") });
export type PlaceDisputeInput = z.infer<typeof placeDisputeInput>;

const decided = z.object({
  decision: choiceField("Decision", placeDisputeEnds),
  /** Of the price, where the family is right. */
  chargePercent: wholeField("Charge", 0, 99).default(0),
  reason: proseField("Reason", 500),
});

/** How an objection is decided, and why. */
export const placeDisputeSettleRules = decided;
export const placeDisputeSettleInput = decided.extend({ version: versionField, disputeId: idField("Objection") });
export type PlaceDisputeSettleInput = z.infer<typeof placeDisputeSettleInput>;

interface Settled {
  minutes: number;
  chargeMinutes: number;
  chargeBp: number;
}

/** Whether a decision charges less of the price than a settlement did. */
export const isLowered = (
  { minutes: agreed, chargeMinutes: minutes, chargeBp: bp }: Settled,
  percent: number,
): boolean => percent * 100 < wholeOfShare({ minutes, bp }, agreed);

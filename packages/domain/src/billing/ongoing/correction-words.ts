import { shareInWords, type Share } from "../../lessons/settled-share.ts";
import type { SettlementRule } from "../../lessons/settlement-enums.ts";

interface Corrected {
  /** The number of the lesson. */
  lesson: string;
  /** The minutes that its line billed; null where it does not say. */
  billed: number | null;
  agreed: number;
  share: Share;
  rule: SettlementRule;
}

/** Why a lesson costs less than was billed, as the credit note says it: "30 instead of 40 minutes are charged." */
export function correctionWords({ lesson, billed, agreed, share, rule }: Corrected): string {
  const start = `Lesson ${lesson} was corrected after it was billed`;
  if (share.bp === 0 || share.minutes === 0) return `${start}: it is not charged.`;
  if (rule === "dispute" || rule === "dispute-lowered")
    return `${start}: ${shareInWords(share, agreed)} is charged after a dispute.`;
  if (share.bp === 10_000 && billed !== null && billed !== share.minutes)
    return `${start}: ${share.minutes} instead of ${billed} minutes are charged.`;
  return `${start}: ${shareInWords(share, agreed)} is charged.`;
}

/** A row of the outcome table, and what it makes of a lesson's price and pay. Source: domain.md 5.6. */
import { shareInWords, type SettledShares } from "./settled-share.ts";
import type { SettlementRule } from "./settlement-enums.ts";

/** What happens to the credit of a prepaid lesson. */
export type CreditUse = "used" | "returned" | "moved";

export interface Settled extends SettledShares {
  credit: CreditUse;
  /** Its category in reports. */
  counts: string;
  /** The row of the outcome table that applies. */
  ruleId: SettlementRule;
  /** Whether the policy waived the charge of a late cancellation. */
  waived: boolean;
  sentence: string;
}

export interface Row extends Pick<Settled, "counts" | "ruleId"> {
  /** In per cent of the minutes that count. */
  charge: number;
  pay: number;
  /** The minutes that count, if not all that were agreed; overtime is not charged. */
  given?: number;
  waived?: boolean;
  credit?: CreditUse;
  because: string;
  /** What the tutor gets, where that is not decided by this row. */
  paid?: string;
}

/** "Charged 50%: … The tutor is paid for 50 of 60 min." */
export function settled({ charge, pay, because, waived = false, ...row }: Row, agreed: number): Settled {
  const minutes = Math.min(row.given ?? agreed, agreed);
  const [chargeBp, payBp] = [charge * 100, pay * 100];
  const words = (bp: number) => shareInWords({ minutes, bp }, agreed);
  const isPart = minutes < agreed;
  const paid =
    row.paid ?? (pay > 0 ? `The tutor is paid ${isPart ? "for " : ""}${words(payBp)}.` : "The tutor is not paid.");
  return {
    chargeMinutes: minutes,
    chargeBp,
    payMinutes: minutes,
    payBp,
    counts: row.counts,
    ruleId: row.ruleId,
    waived,
    credit: row.credit ?? (charge > 0 ? "used" : "returned"),
    sentence: `${charge > 0 ? `Charged ${words(chargeBp)}` : "Not charged"}: ${because}. ${paid}`,
  };
}

/** What is stored of a settlement. */
export const settledRow = ({ chargeMinutes, chargeBp, payMinutes, payBp, ruleId, sentence }: Settled) => ({
  chargeMinutes,
  chargeBp,
  payMinutes,
  payBp,
  ruleId,
  sentence,
});

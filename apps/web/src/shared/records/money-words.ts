import { formatMoney } from "@app/domain/money.ts";
import type { LessonMoney } from "@app/schema/types.generated.ts";

type Used = Pick<LessonMoney, "usedMinutes" | "usedAmount" | "currency">;
interface Money extends Used, Pick<LessonMoney, "state" | "toBill" | "billed"> {
  invoice?: { name: string } | null;
}

const plain = {
  UNPOSTED: "Not posted yet",
  BEFORE_BOOKS: "Before these books",
  NOTHING: "Nothing to pay",
} as const;

/** "25 min of credit", "£10.00 of credit", or both. */
function usedOf({ usedMinutes, usedAmount, currency }: Used): string[] {
  return [
    ...(usedMinutes > 0 ? [`${usedMinutes} min of credit`] : []),
    ...(usedAmount > 0 ? [`${formatMoney({ currency, amount: usedAmount })} of credit`] : []),
  ];
}

/** What a lesson took of credit and what is billed: "25 min of credit, £13.12 to be billed", "£22.50 on OC-UK-2026-00034". */
export function moneyWords(money: Money): string {
  const { state, currency, toBill, billed, invoice } = money;
  if (state in plain) return plain[state as keyof typeof plain];
  const parts = [
    ...usedOf(money),
    ...(toBill > 0 ? [`${formatMoney({ currency, amount: toBill })} to be billed`] : []),
    ...(billed > 0 ? [`${formatMoney({ currency, amount: billed })} on ${invoice?.name ?? "an invoice"}`] : []),
    ...(state === "RESTING" ? ["resting"] : []),
  ];
  return parts.join(", ");
}

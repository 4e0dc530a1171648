import { formatMoney } from "@app/domain/money.ts";
import type { Invoice, LessonMoney, LessonMoneyPart } from "@app/schema/types.generated.ts";

interface Sums extends Pick<LessonMoneyPart, "usedMinutes" | "usedAmount" | "toBill" | "billed"> {
  invoice?: { name: string; status?: Invoice["status"] } | null;
}
type Facts = Pick<LessonMoney, "state" | "currency">;
type Money = Sums & Facts;

const plain = {
  UNPOSTED: "Not posted yet",
  BEFORE_BOOKS: "Before these books",
  NOTHING: "Nothing to pay",
} as const;

/** "25 min of credit", "£10.00 of credit", or both. */
const usedOf = ({ usedMinutes, usedAmount }: Sums, sum: (amount: number) => string): string[] => [
  ...(usedMinutes > 0 ? [`${usedMinutes} min of credit`] : []),
  ...(usedAmount > 0 ? [`${sum(usedAmount)} of credit`] : []),
];

/** What invoices have of it; what they have too much stays on them until something is done about it. */
function billedOf({ billed, toBill, invoice, state }: Money, sum: (amount: number) => string): string[] {
  if (billed <= 0) return [];
  const on = `on ${invoice?.name ?? "invoices"}`;
  if (state === "REOPENED") return [`${sum(billed)} ${on} until an outcome is recorded again`];
  if (toBill >= 0) return [`${sum(billed)} ${on}`];
  return invoice?.status === "DRAFT"
    ? [`${sum(billed + toBill)}, but ${sum(billed)} ${on}, which has to be regenerated`]
    : [`${sum(billed)} ${on}, ${sum(-toBill)} too much`];
}

/** What a lesson took of credit and what is billed: "25 min of credit, £13.12 to be billed", "£22.50 on OC-UK-2026-00034". */
export function moneyWords(money: Money): string {
  const { state, currency, toBill } = money;
  if (state in plain) return plain[state as keyof typeof plain];
  const sum = (amount: number) => formatMoney({ currency, amount });
  const parts = [
    ...usedOf(money, sum),
    ...(toBill > 0 ? [`${sum(toBill)} to be billed`] : []),
    ...billedOf(money, sum),
    ...(state === "RESTING" ? ["resting"] : []),
  ];
  return parts.join(", ");
}

interface Shared extends Money {
  parts: readonly Sums[];
}

/** The same of a lesson that several customers may pay for: "£10.50 from 5 customers". */
export function sharedMoneyWords({ parts, ...money }: Shared): string {
  if (parts.length < 2 || money.state in plain) return moneyWords({ ...money, ...parts[0] });
  const sum = (amount: number) => formatMoney({ currency: money.currency, amount });
  const amount = money.toBill + money.billed;
  const all = [...usedOf(money, sum), ...(amount > 0 ? [sum(amount)] : [])];
  return `${all.length > 0 ? all.join(" and ") : "Nothing"} from ${parts.length} customers`;
}

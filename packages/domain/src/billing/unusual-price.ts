/** A remark on a price that was probably mistyped: £2,250 for £22.50, or naira taken for pounds. */
import type { Currency } from "../enums.ts";
import { formatMoney } from "../money.ts";

/** The price of one lesson, in whole minor units. */
interface PriceOfLesson {
  amount: number;
  durationMinutes: number;
}

/** Fewer prices than this say nothing about what is usual. */
const fewest = 3;
/** A mistyped price is out by a hundred, a discount or a group by less than this. */
const factor = 3;

const hourly = ({ amount, durationMinutes }: PriceOfLesson): number => (amount * 60) / durationMinutes;

/** What to say of a price far above or below recent ones in the same currency; null if there is nothing to say. */
export function unusualPriceRemark(
  price: PriceOfLesson,
  currency: Currency,
  recent: readonly PriceOfLesson[],
): string | null {
  const charged = recent.filter(({ amount }) => amount > 0).map(hourly);
  const usual = charged.toSorted((one, other) => one - other)[Math.floor(charged.length / 2)];
  if (usual === undefined || charged.length < fewest || price.amount === 0) return null;
  const asked = hourly(price);
  if (asked <= usual * factor && asked >= usual / factor) return null;
  const money = (amount: number) => formatMoney({ currency, amount: Math.round(amount) });
  return `Please check: this is ${money(asked)} an hour, and lessons usually cost about ${money(usual)} an hour.`;
}

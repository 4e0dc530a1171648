import { lineAmounts, type LineAmounts } from "@app/domain/billing/invoice-line.ts";
import { prepaymentDraft } from "@app/domain/billing/prepayment-draft.ts";
import type { Currency } from "@app/domain/enums.ts";
import { parseAmount } from "@app/domain/money.ts";
import type { PayerFragment } from "./payer.generated.ts";
import type { PrepaymentValues } from "./prepayment.fields.ts";

const { lessonCount, durationMinutes } = prepaymentDraft.shape.lessonPrice.shape;

interface LessonsTyped {
  lessonCount: number;
  durationMinutes: number;
}

/** The length of a lesson that is typed, in minutes; null while it cannot be sold. */
export const lengthOf = ({ lessonPrice }: PrepaymentValues): number | null =>
  durationMinutes.safeParse(Number(lessonPrice.durationMinutes)).data ?? null;

/** How many lessons of what length are typed; null while that cannot be sold. */
export function lessonsOf(values: PrepaymentValues): LessonsTyped | null {
  const count = lessonCount.safeParse(Number(values.lessonPrice.lessonCount));
  const length = lengthOf(values);
  return count.success && length !== null ? { lessonCount: count.data, durationMinutes: length } : null;
}

/** The sums of what is typed; null while they cannot be known. */
export function amountsOf(
  values: PrepaymentValues,
  region: PayerFragment["region"],
  discountAmount = 0,
): LineAmounts | null {
  const { lessonPrice } = values;
  const price = parseAmount(lessonPrice.amount, lessonPrice.currency as Currency);
  const quantity = lessonsOf(values)?.lessonCount;
  if (lessonPrice.amount.trim() === "" || !price.ok || quantity === undefined) return null;
  if (!Number.isSafeInteger(price.amount * quantity * 2)) return null;
  return lineAmounts({
    unitAmount: price.amount,
    quantity,
    discountAmount: Math.min(discountAmount, price.amount * quantity),
    taxRateBp: region?.taxRateBp ?? 0,
    taxIncluded: region?.pricesIncludeTax ?? false,
  });
}

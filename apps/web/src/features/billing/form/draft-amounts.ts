import { lineAmounts, type LineAmounts } from "@app/domain/billing/invoice-line.ts";
import type { Currency } from "@app/domain/enums.ts";
import { parseAmount } from "@app/domain/money.ts";
import type { PayerFragment } from "./payer.generated.ts";
import type { PrepaymentValues } from "./prepayment.fields.ts";

/** The sums of what is typed; null while they cannot be known. */
export function amountsOf({ lessonPrice }: PrepaymentValues, region: PayerFragment["region"]): LineAmounts | null {
  const price = parseAmount(lessonPrice.amount, lessonPrice.currency as Currency);
  const quantity = Number(lessonPrice.lessonCount);
  if (lessonPrice.amount.trim() === "" || !price.ok || !Number.isInteger(quantity)) return null;
  if (!Number.isSafeInteger(price.amount * quantity * 2)) return null;
  return lineAmounts({
    unitAmount: price.amount,
    quantity,
    discountAmount: 0,
    taxRateBp: region?.taxRateBp ?? 0,
    taxIncluded: region?.pricesIncludeTax ?? false,
  });
}

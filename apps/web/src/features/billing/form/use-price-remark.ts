import { unusualPriceRemark } from "@app/domain/billing/unusual-price.ts";
import type { Currency } from "@app/domain/enums.ts";
import { parseAmount } from "@app/domain/money.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { lengthOf } from "./draft-amounts.ts";
import { RecentLessonPricesDocument } from "./payer.generated.ts";
import type { PrepaymentValues } from "./prepayment.fields.ts";

/** A remark on a price unlike what lessons were sold for lately; null if there is none. */
export function usePriceRemark(values: PrepaymentValues): string | null {
  const currency = values.lessonPrice.currency as Currency;
  const { data } = useQuery(RecentLessonPricesDocument, { variables: { currency } });
  const durationMinutes = lengthOf(values);
  const price = parseAmount(values.lessonPrice.amount, currency);
  if (durationMinutes === null || !price.ok) return null;
  const recent = (data?.invoices?.items ?? []).flatMap(({ lessonPrice }) => lessonPrice ?? []);
  return unusualPriceRemark({ amount: price.amount, durationMinutes }, currency, recent);
}

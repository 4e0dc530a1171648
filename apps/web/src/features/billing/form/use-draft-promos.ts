import { useFormikContext } from "formik";
import type { Currency } from "@app/domain/enums.ts";
import { typedAmount } from "@app/domain/money.ts";
import type { PrepaymentType, PromoQuoteInput } from "@app/schema/types.generated.ts";
import { usePromoQuote } from "../../promos/use-promo-quote.public.ts";
import { lessonsOf } from "./draft-amounts.ts";
import type { PrepaymentValues } from "./prepayment.fields.ts";

/** What is asked about the codes of a draft; null while there is no code or no price. */
function askedOf(values: PrepaymentValues): PromoQuoteInput | null {
  const { promoCodes, lessonPrice, studentCustomer, subjects, type } = values;
  const currency = lessonPrice.currency as Currency;
  const unitAmount = typedAmount(lessonPrice.amount, currency);
  const quantity = lessonsOf(values)?.lessonCount;
  if (promoCodes.length === 0 || unitAmount === null || quantity === undefined) return null;
  return {
    codes: [...promoCodes],
    customerId: studentCustomer || null,
    appliesTo: "PRE_PAYMENT",
    type: type as PrepaymentType,
    subjects: [...subjects],
    currency,
    unitAmount,
    quantity,
  };
}

/** What the codes of the draft take off, as it is typed. */
export function useDraftPromos() {
  const { values } = useFormikContext<PrepaymentValues>();
  const { quote, isWaiting } = usePromoQuote(askedOf(values));
  const results = quote?.results ?? [];
  return {
    /** Null while nothing is known of it. */
    resultOf: (code: string) => results.find((result) => result.code === code) ?? null,
    isWaiting,
    discount: quote?.discount ?? 0,
    promos: results.filter(({ reason }) => reason === null).map((one) => ({ ...one, name: one.name ?? one.code })),
  };
}

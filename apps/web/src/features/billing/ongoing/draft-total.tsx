import { useFormikContext } from "formik";
import { billingMessages } from "@app/domain/billing/billing-messages.ts";
import type { Currency } from "@app/domain/enums.ts";
import { formatMoney } from "@app/domain/money.ts";
import { extrasField, type ExtraTyped } from "./extras.ts";

/** What a draft comes to with the fees and corrections that are typed, before tax is added and promos are taken off. */
export function DraftTotal({ currency, lessons }: { currency: Currency; lessons: number }) {
  const { values } = useFormikContext<{ extras: readonly ExtraTyped[] }>();
  const amounts = extrasField.parsed(values.extras).map(({ amount }) => (typeof amount === "number" ? amount : 0));
  const extra = amounts.reduce((sum, amount) => sum + amount, 0);
  if (amounts.length === 0) return null;
  const money = (amount: number) => formatMoney({ currency, amount });
  const total = lessons + extra;
  return (
    <p role="status">
      {money(lessons)} for lessons {extra < 0 ? "−" : "+"} {money(Math.abs(extra))} fees and corrections ={" "}
      <strong>{money(total)}</strong>
      {total < 0 ? `. ${billingMessages.belowNothing}` : ""}
    </p>
  );
}

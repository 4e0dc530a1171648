import { useField, useFormikContext } from "formik";
import { useEffect, useEffectEvent, useRef } from "react";
import {
  equalInstalments,
  fewestInstalments,
  followingParts,
  mostInstalments,
} from "@app/domain/billing/instalments.ts";
import { isDate } from "@app/domain/dates/plain-date.ts";
import { daysLater } from "@app/domain/dates/days-later.ts";
import type { Currency } from "@app/domain/enums.ts";
import { counted } from "@app/domain/counted.ts";
import { formatMoney, typedAmount } from "@app/domain/money.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { ErrorLine } from "@app/ui/feedback/error-line.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { MenuSelect } from "@app/ui/form/menu-select.tsx";
import { MoneyField } from "@app/ui/form/money-field.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { amountsOf } from "./draft-amounts.ts";
import { amountTyped, typedInstalment, type PrepaymentValues } from "./prepayment.fields.ts";
import { useDraftPromos } from "./use-draft-promos.ts";
import { usePayer } from "./use-payer.ts";

const counts = [
  { value: "0", label: "All at once" },
  ...Array.from({ length: mostInstalments - fewestInstalments + 1 }, (_, index) => {
    const count = fewestInstalments + index;
    return { value: String(count), label: counted(count, "instalment") };
  }),
];

/** What the parts come to, and what that is beside the total; null while an amount or the total is not known. */
function sumWords(amounts: readonly (number | null)[], total: number | null, currency: Currency): string | null {
  if (amounts.length === 0 || total === null || amounts.includes(null)) return null;
  const sum = amounts.reduce<number>((all, amount) => all + (amount ?? 0), 0);
  const money = (amount: number) => formatMoney({ currency, amount });
  if (sum === total) return `Together ${money(sum)}.`;
  const apart = sum < total ? `${money(total - sum)} less` : `${money(sum - total)} more`;
  return `Together ${money(sum)}: ${apart} than the total of ${money(total)}.`;
}

/** Keeps equal parts in step with the total; amounts that somebody typed stay as they are. */
function useFollowingParts(amounts: readonly (number | null)[], total: number | null) {
  const { values, setFieldValue } = useFormikContext<PrepaymentValues>();
  const last = useRef(total);
  const follow = useEffectEvent((from: number, to: number) => {
    const parts = amounts.length > 0 && from !== to ? followingParts(amounts, { from, to }) : null;
    if (!parts) return;
    const typed = values.instalments.map((one, place) => ({ ...one, amount: amountTyped(parts[place] ?? 0) }));
    void setFieldValue("instalments", typed);
  });
  useEffect(() => {
    if (total === null) return;
    if (last.current !== null) follow(last.current, total);
    last.current = total;
  }, [total]);
}

/** When an invoice is due, and in how many parts; equal ones a month apart, until they are changed by hand. */
export function InstalmentFields() {
  const { values, setFieldValue } = useFormikContext<PrepaymentValues>();
  const [, { error }] = useField("instalments");
  const payer = usePayer();
  const today = wallClockOf(new Date(useNow()), payer?.timeZone ?? "UTC").date;
  const { discount } = useDraftPromos();
  const total = amountsOf(values, payer?.region ?? null, discount)?.total ?? null;
  const { instalments, dueOn, lessonPrice } = values;
  const currency = lessonPrice.currency as Currency;
  const amounts = instalments.map(({ amount }) => typedAmount(amount, currency));
  useFollowingParts(amounts, total);
  const chosen = String(instalments.length);
  const together = sumWords(amounts, total, currency);
  // One due day stands where no instalments do: it goes to the first of them, and comes back from it.
  const dueFirst = instalments[0]?.dueOn ?? dueOn;
  const divide = (count: string) => {
    if (count === chosen || (count !== "0" && total === null)) return;
    const first = isDate(dueFirst) ? dueFirst : daysLater(today, payer?.dueDays ?? 7);
    const parts = count === "0" || total === null ? [] : equalInstalments(total, Number(count), first);
    void setFieldValue("instalments", parts.map(typedInstalment), false);
    void setFieldValue("dueOn", parts.length === 0 ? dueFirst : "");
  };
  return (
    <>
      {instalments.length === 0 ? (
        <DateField name="dueOn" label="Due date" optional help="Leave empty to use the customer’s payment terms." />
      ) : null}
      <div data-wide="">
        <b aria-hidden style={{ display: "block", fontSize: "0.84375rem", fontWeight: 600, marginBottom: 3 }}>
          To be paid
        </b>
        <MenuSelect
          label="To be paid"
          value={chosen}
          options={
            total === null || total === 0 ? counts.filter(({ value }) => value === "0" || value === chosen) : counts
          }
          onChange={divide}
          boxed
        />
        {typeof error === "string" ? <ErrorLine role="alert">{error}</ErrorLine> : null}
        {together === null ? null : <small> {together}</small>}
      </div>
      {instalments.map((_, place) => (
        <FieldGrid key={place} data-wide="">
          <DateField name={`instalments.${place}.dueOn`} label={`Instalment ${place + 1}, due`} />
          <MoneyField name={`instalments.${place}.amount`} label="Amount" currency={currency} />
        </FieldGrid>
      ))}
    </>
  );
}

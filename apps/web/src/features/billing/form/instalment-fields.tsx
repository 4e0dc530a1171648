import { useField, useFormikContext } from "formik";
import { equalInstalments, fewestInstalments, mostInstalments } from "@app/domain/billing/instalments.ts";
import { isDate } from "@app/domain/dates/plain-date.ts";
import { daysLater } from "@app/domain/dates/days-later.ts";
import type { Currency } from "@app/domain/enums.ts";
import { counted } from "@app/domain/counted.ts";
import { formatMoney } from "@app/domain/money.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { ErrorLine } from "@app/ui/feedback/error-line.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { MenuSelect } from "@app/ui/form/menu-select.tsx";
import { MoneyField } from "@app/ui/form/money-field.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { amountsOf } from "./draft-amounts.ts";
import { typedInstalment, type PrepaymentValues } from "./prepayment.fields.ts";
import { useDraftPromos } from "./use-draft-promos.ts";
import { usePayer } from "./use-payer.ts";

const counts = [
  { value: "0", label: "All at once" },
  ...Array.from({ length: mostInstalments - fewestInstalments + 1 }, (_, index) => {
    const count = fewestInstalments + index;
    return { value: String(count), label: counted(count, "instalment") };
  }),
];

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
  const first = isDate(dueOn) ? dueOn : daysLater(today, payer?.dueDays ?? 7);
  const divide = (count: string) => {
    const parts = count === "0" || total === null ? [] : equalInstalments(total, Number(count), first);
    void setFieldValue("instalments", parts.map(typedInstalment));
  };
  return (
    <>
      {instalments.length === 0 ? (
        <DateField name="dueOn" label="Due date" optional help="Leave empty to use the customer’s payment terms." />
      ) : null}
      <div data-wide="">
        <MenuSelect
          label="To be paid"
          value={String(instalments.length)}
          options={total === null || total === 0 ? counts.slice(0, 1) : counts}
          onChange={divide}
          boxed
        />
        {typeof error === "string" ? <ErrorLine role="alert">{error}</ErrorLine> : null}
        {instalments.length > 0 && total !== null ? (
          <small> Together {formatMoney({ currency, amount: total })}</small>
        ) : null}
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

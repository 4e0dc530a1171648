import { useFormikContext } from "formik";
import { useEffect, useRef } from "react";
import type { Currency } from "@app/domain/enums.ts";
import { formatMoney } from "@app/domain/money.ts";
import { FormSection } from "@app/ui/form/form-section.tsx";
import { MoneyField } from "@app/ui/form/money-field.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { overOf, spreadOver, type PayableInvoice, type SpreadTyped } from "./payment-values.ts";

/** Suggests how the amount is spread over the invoices, whenever it changes. */
export function Suggestion({ invoices, firstId }: { invoices: readonly PayableInvoice[]; firstId: string | null }) {
  const { values, setFieldValue } = useFormikContext<SpreadTyped>();
  const { amount, currency } = values;
  const last = useRef("");
  useEffect(() => {
    const asked = [amount, currency, ...invoices.map(({ id, due }) => `${id} ${due}`)].join(" ");
    if (last.current === asked) return;
    last.current = asked;
    void setFieldValue("parts", spreadOver(invoices, { amount, currency }, firstId));
  }, [amount, currency, invoices, firstId, setFieldValue]);
  return null;
}

const orderWords = (firstId: string | null) =>
  `${firstId ? "This invoice first, then the oldest" : "The oldest first"}; change the parts as you need.`;

/** The invoices that the payment pays, each with its part. */
export function Parts({ invoices, firstId }: { invoices: readonly PayableInvoice[]; firstId: string | null }) {
  const { currency } = useFormikContext<SpreadTyped>().values;
  const payable = invoices.filter((invoice) => invoice.currency === currency);
  return (
    <FormSection title="Invoices" note={payable.length === 0 ? `Nothing is due in ${currency}.` : orderWords(firstId)}>
      {payable.map(({ id, name, due, dueOn, isOverdue }) => (
        <MoneyField
          key={id}
          name={`parts.${id}`}
          label={name}
          currency={currency as Currency}
          help={
            <>
              {formatMoney({ currency: currency as Currency, amount: due })} due
              {dueOn ? (
                <>
                  {" by "}
                  <Day value={dueOn} />
                </>
              ) : null}
              {isOverdue ? ", overdue" : null}
            </>
          }
        />
      ))}
    </FormSection>
  );
}

/** What no invoice takes is kept as credit, once that is confirmed. */
export function Over() {
  const { values } = useFormikContext<SpreadTyped>();
  const over = overOf(values);
  if (over === null || over <= 0) return null;
  const amount = formatMoney({ currency: values.currency as Currency, amount: over });
  return <SwitchField name="keepAsCredit" label={`Keep ${amount} as credit`} help="It pays the next invoice." wide />;
}

import { useField } from "formik";
import { useId } from "react";
import { currencies } from "@app/domain/enums.ts";
import { ErrorLine } from "@app/ui/feedback/error-line.tsx";
import { firstMessage } from "@app/ui/form/error-text.ts";
import { MoneyField } from "@app/ui/form/money-field.tsx";
import css from "./sums-field.module.css";

interface SumsFieldProps {
  name: string;
  label: string;
  help: string;
}

/** An amount in each currency; where one is left empty, there is none in that currency. */
export function SumsField({ name, label, help }: SumsFieldProps) {
  const [, { error, touched }] = useField<unknown>(name);
  const id = useId();
  const said = touched && error ? firstMessage(error) : null;
  return (
    <fieldset className={css.sums} data-wide="" aria-describedby={id}>
      <legend>{label}</legend>
      <div>
        {currencies.map((currency) => (
          <MoneyField key={currency} name={`${name}.${currency}`} label={currency} currency={currency} />
        ))}
      </div>
      {said ? (
        <ErrorLine id={id} role="alert">
          {said}
        </ErrorLine>
      ) : (
        <small id={id}>{help}</small>
      )}
    </fieldset>
  );
}

import { currencySymbol } from "@app/domain/money.ts";
import type { Currency } from "@app/domain/enums.ts";
import css from "./number-field.module.css";
import { TextField, type TextFieldProps } from "./text-field.tsx";

interface MoneyFieldProps extends Omit<TextFieldProps, "type" | "start" | "end"> {
  currency: Currency;
}

/** An amount as people type it, "1,234.50", beside the sign of its currency; `parseAmount` reads it. */
export function MoneyField({ currency, ...props }: MoneyFieldProps) {
  return <TextField {...props} start={<span className={css.beside}>{currencySymbol(currency)}</span>} />;
}

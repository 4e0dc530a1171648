import { currencies } from "@app/domain/enums.ts";
import { currencySymbol } from "@app/domain/money.ts";

/** The currencies with their signs, for choosing one: "GBP £". */
export const currencyOptions = currencies.map((code) => ({ value: code, label: `${code} ${currencySymbol(code)}` }));

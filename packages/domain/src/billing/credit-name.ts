import { counted } from "../counted.ts";
import type { Currency } from "../enums.ts";
import { formatMoney } from "../money.ts";
import type { CreditUnit } from "./credit-enums.ts";

/** What a credit is called: "600 minutes of credit", "£90.00 of credit". */
export const creditName = ({ unit, size, currency }: { unit: CreditUnit; size: number; currency: Currency }): string =>
  `${unit === "money" ? formatMoney({ currency, amount: size }) : counted(size, "minute")} of credit`;

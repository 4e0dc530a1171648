import type { Currency } from "@app/domain/enums.ts";
import { formatMoney } from "@app/domain/money.ts";

/** "£22.50"; right-align it in tables. Amounts are minor units. */
export function MoneyText({ currency, amount }: { currency: Currency; amount: number }) {
  return <span style={{ whiteSpace: "nowrap" }}>{formatMoney({ currency, amount })}</span>;
}

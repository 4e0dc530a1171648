/** What has become of each instalment of an invoice that was sent, in words. Source: domain.md 1.3, 2.6. */
import type { Currency } from "../enums.ts";
import { formatMoney } from "../money.ts";
import { netReceived, settledOf, type InvoiceMoney } from "./amount-due.ts";
import { instalmentsLeft, type Instalment } from "./instalments.ts";

interface InstalmentsOf extends Pick<InvoiceMoney, "received" | "givenBack" | "credited"> {
  instalments: readonly Instalment[];
  currency: Currency;
  isWrittenOff: boolean;
}

/** "paid", "open", "£10.00 left"; what a credit note settled was never paid, and does not read as if it had been. */
export function instalmentStandings(invoice: InstalmentsOf): string[] {
  const money = (amount: number) => formatMoney({ currency: invoice.currency, amount });
  const unpaid = instalmentsLeft(invoice.instalments, netReceived(invoice));
  const open = instalmentsLeft(invoice.instalments, settledOf(invoice));
  return unpaid.map(({ amount, left: notPaid }, index) => {
    const left = open[index]?.left ?? 0;
    if (notPaid === 0) return "paid";
    if (left === 0) return notPaid < amount ? `${money(amount - notPaid)} paid, the rest credited` : "credited";
    if (invoice.isWrittenOff) return `${money(left)} written off`;
    return left === amount ? "open" : `${money(left)} left`;
  });
}

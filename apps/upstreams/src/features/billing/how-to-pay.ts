import { gatewayLabels } from "@app/domain/billing/gateway-labels.ts";
import { instalmentsLeft } from "@app/domain/billing/instalments.ts";
import { dayInWords } from "@app/domain/lessons/lesson-mail-words.ts";
import { formatMoney } from "@app/domain/money.ts";
import type { InvoiceRow } from "./invoices.table.ts";

/** How an invoice can be paid, as its emails and its PDF say it. */
export function howToPay(
  { issuer, paymentGateway, invoiceNumber }: Pick<InvoiceRow, "issuer" | "paymentGateway" | "invoiceNumber">,
  due: number,
): string {
  if (due <= 0) return "Nothing more needs to be paid.";
  if (paymentGateway === "BANK_TRANSFER")
    return `Please pay by bank transfer, with ${invoiceNumber} as the reference:\n${issuer?.bankDetails ?? ""}`;
  if (paymentGateway === "CASH_OR_OTHER") return "Please pay in cash, or as agreed with us.";
  return `Please pay with ${gatewayLabels[paymentGateway]}.`;
}

/** What is left of each instalment, a line each; nothing where all is due at once or paid. */
export function instalmentWords(
  { instalments, currency }: Pick<InvoiceRow, "instalments" | "currency">,
  settled: number,
): string {
  const open = instalmentsLeft(instalments ?? [], settled).filter(({ left }) => left > 0);
  if (open.length === 0) return "";
  const lines = open.map(({ dueOn, left }) => `${formatMoney({ currency, amount: left })} by ${dayInWords(dueOn)}`);
  return ["To be paid in instalments:", ...lines].join("\n");
}

/** What of an invoice money credit paid when it was sent; nothing where it paid nothing. */
export const fromCreditWords = ({ currency }: Pick<InvoiceRow, "currency">, amount: number): string =>
  amount > 0 ? `${formatMoney({ currency, amount })} of it is paid from your credit.` : "";

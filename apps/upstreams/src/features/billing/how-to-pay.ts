import { gatewayLabels } from "@app/domain/billing/gateway-labels.ts";
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

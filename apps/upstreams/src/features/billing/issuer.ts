import type { PaymentGateway } from "@app/domain/billing/billing-enums.ts";
import type { Currency } from "@app/domain/enums.ts";
import type { RegionRow } from "../regions/regions.public.ts";
import type { Issuer } from "./invoices.table.ts";

/** What a region says of itself on an invoice; null where it has no legal name or address yet. Source: domain.md 1.4. */
export function issuerOf(
  { legalName, legalAddress, taxLabel, taxNumber, invoiceFooter, replyTo, bankDetails }: RegionRow,
  { currency, paymentGateway }: { currency: Currency; paymentGateway: PaymentGateway },
): Issuer | null {
  if (!legalName || !legalAddress) return null;
  const bank = bankDetails.find((one) => one.currency === currency)?.details ?? null;
  return {
    legalName,
    legalAddress,
    taxLabel,
    taxNumber,
    bankDetails: paymentGateway === "BANK_TRANSFER" ? bank : null,
    footer: invoiceFooter,
    replyTo,
  };
}

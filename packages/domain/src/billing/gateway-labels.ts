import type { PaymentGateway } from "./billing-enums.ts";

/** How people call the ways to pay. */
export const gatewayLabels: Record<PaymentGateway, string> = {
  STRIPE: "Stripe",
  PAYSTACK: "Paystack",
  FLUTTERWAVE: "Flutterwave",
  BANK_TRANSFER: "Bank transfer",
  CASH_OR_OTHER: "Cash or other",
};

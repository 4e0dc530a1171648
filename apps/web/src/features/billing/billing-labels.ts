import { invoiceStatuses, paymentGateways, refundWays } from "@app/domain/billing/billing-enums.ts";
import { creditSources } from "@app/domain/billing/credit-enums.ts";
import { gatewayLabels } from "@app/domain/billing/gateway-labels.ts";
import type { PaymentGateway, PrepaymentType } from "@app/schema/types.generated.ts";
import { labelOf, toOptions } from "../../shared/text/option-labels.ts";

export const invoiceStatusOptions = toOptions(invoiceStatuses);
export const creditSourceWord = labelOf(
  toOptions(creditSources, { invoice: "Bought", goodwill: "Gift", opening: "From earlier books" }),
);

export const refundWayOptions = toOptions(refundWays, {
  bank: "By bank transfer",
  cash: "In cash",
  credit: "As credit in money",
});
export const refundWayWord = labelOf(refundWayOptions);

export const typeOptions: readonly { value: PrepaymentType; label: string }[] = [
  { value: "FIXED", label: "A number of lessons" },
  { value: "FLEXIBLE", label: "A sum of money" },
  { value: "TRIAL", label: "One trial lesson" },
];

export const gatewayOptions = paymentGateways.map((value) => ({ value, label: gatewayLabels[value] }));
export const gatewayWord = (gateway: PaymentGateway): string => gatewayLabels[gateway];

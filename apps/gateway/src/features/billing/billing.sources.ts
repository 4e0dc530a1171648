import type { Currency } from "@app/domain/enums.ts";
import { isBooksCheck, isGoodwillStanding } from "@app/schema/upstreams/v2.records.generated.ts";
import { paymentGateways, type PaymentGateway } from "@app/domain/billing/billing-enums.ts";
import { recordSource } from "../../records/record-kinds.ts";
import { queryOf } from "../../upstream/path.ts";

const areGateways = (value: unknown): value is PaymentGateway[] =>
  Array.isArray(value) && value.every((one) => paymentGateways.some((known) => known === one));

export class InvoicesSource extends recordSource("Invoice") {
  /** The ways to pay that are offered in a currency. */
  gateways(currency: Currency) {
    return this.rest.get(`/billing/gateways?${queryOf({ currency })}`, areGateways);
  }

  /** Checks all the books. */
  checkBooks() {
    return this.rest.get("/billing/books/check", isBooksCheck);
  }
}

export class CreditLotsSource extends recordSource("CreditLot") {
  /** How much the caller may still give a customer this month. */
  goodwill(asked: { customerId: string; currency: Currency }) {
    return this.rest.get(`/billing/goodwill?${queryOf(asked)}`, isGoodwillStanding);
  }
}

import type { Currency } from "@app/domain/enums.ts";
import {
  isBillingRunPreview,
  isBooksCheck,
  isCustomerCover,
  isInvoice,
  isInvoiceSums,
  isGoodwillStanding,
  isLessonMoney,
  isLessonToBill,
  isRefundTerms,
  isStatement,
  type RefundTerms,
} from "@app/schema/upstreams/v2.records.generated.ts";
import { paymentGateways, type PaymentGateway } from "@app/domain/billing/billing-enums.ts";
import { recordSource } from "../../records/record-kinds.ts";
import { idInPath, queryOf } from "../../upstream/path.ts";
import { arrayOf } from "../../upstream/shape.ts";

const isRefundTermsOrNull = (value: unknown): value is RefundTerms | null => value === null || isRefundTerms(value);

const areToBill = arrayOf(isLessonToBill);
const areSums = arrayOf(isInvoiceSums);
const areCovers = arrayOf(isCustomerCover);
const areLessonMoney = arrayOf(isLessonMoney);

const areGateways = (value: unknown): value is PaymentGateway[] =>
  Array.isArray(value) && value.every((one) => paymentGateways.some((known) => known === one));

export class InvoicesSource extends recordSource("Invoice") {
  /** The ways to pay that are offered in a currency. */
  gateways(currency: Currency) {
    return this.rest.get(`/billing/gateways?${queryOf({ currency })}`, areGateways);
  }

  /** What the invoices of a list come to, by currency. */
  sums(query: string) {
    return this.rest.get(`/billing/invoices/sums?${query}`, areSums);
  }

  /** How an invoice stands when something of it is to be given back. */
  refundTerms(invoiceId: string) {
    return this.rest.get(
      `/billing/invoices/${idInPath(this.rest.source, "Invoice", invoiceId)}/refund-terms`,
      isRefundTermsOrNull,
    );
  }

  /** What a billing run would draft. */
  previewRun(period: Readonly<Record<"regionId" | "from" | "to", string>>) {
    return this.rest.get(`/billing/ongoing/preview?${queryOf(period)}`, isBillingRunPreview);
  }

  /** What a customer would be billed for. */
  toBill(asked: Readonly<Record<"customerId" | "to", string>>) {
    return this.rest.get(`/billing/ongoing/to-bill?${queryOf(asked)}`, areToBill);
  }

  /** Drafts an ongoing invoice by hand. */
  createOngoing(input: object, key?: string | null) {
    return this.rest.sendRecord("POST", "/billing/invoices/ongoing", input, isInvoice, key);
  }

  /** Saves what is entered by hand in one. */
  updateOngoing(id: string, changes: object, key?: string | null) {
    return this.rest.sendRecord("PATCH", this.pathOf(id, "/ongoing"), changes, isInvoice, key);
  }

  /** A customer's account in one currency. */
  statement(asked: Readonly<Record<"customerId" | "currency" | "from" | "to", string>>) {
    return this.rest.get(`/billing/statement?${queryOf(asked)}`, isStatement);
  }

  /** Checks all the books. */
  checkBooks() {
    return this.rest.get("/billing/books/check", isBooksCheck);
  }
}

export class CreditLotsSource extends recordSource("CreditLot") {
  /** What credit pays for of some customers' lessons. */
  cover(id: readonly string[]) {
    return this.rest.get(`/billing/cover?${queryOf({ id })}`, areCovers);
  }

  /** What the books say of some lessons. */
  lessonMoney(id: readonly string[]) {
    return this.rest.get(`/billing/lesson-money?${queryOf({ id })}`, areLessonMoney);
  }

  /** How much the caller may still give a customer this month. */
  goodwill(asked: { customerId: string; currency: Currency }) {
    return this.rest.get(`/billing/goodwill?${queryOf(asked)}`, isGoodwillStanding);
  }
}

import type { Currency } from "@app/domain/enums.ts";
import {
  isBillingRunPreview,
  isBookMonth,
  isBooksBeginning,
  isBooksCheck,
  isCreditForInvoices,
  isCustomerBalances,
  isCustomerCover,
  isDisputeTerms,
  isDraftQuote,
  isInvoice,
  isInvoiceSums,
  isGoodwillStanding,
  isGroupRevenue,
  isLessonMoney,
  isMonthSums,
  isProofLimit,
  isLessonToBill,
  isRefundTerms,
  isMailShown,
  isStatement,
  isStatementPdf,
  isStatementSent,
  isStillOpen,
  isPayment,
  isUnclearPayment,
  type RefundTerms,
} from "@app/schema/upstreams/v2.records.generated.ts";
import { paymentGateways, type PaymentGateway } from "@app/domain/billing/billing-enums.ts";
import { recordSource } from "../../records/record-kinds.ts";
import { idInPath, queryOf } from "../../upstream/path.ts";
import { arrayOf } from "../../upstream/shape.ts";

const isRefundTermsOrNull = (value: unknown): value is RefundTerms | null => value === null || isRefundTerms(value);

const areToBill = arrayOf(isLessonToBill);
const areBookMonths = arrayOf(isBookMonth);
const areStillOpen = arrayOf(isStillOpen);
const areMonthSums = arrayOf(isMonthSums);
const areMails = arrayOf(isMailShown);
const areSums = arrayOf(isInvoiceSums);
const areBalances = arrayOf(isCustomerBalances);
const areCovers = arrayOf(isCustomerCover);
const areLessonMoney = arrayOf(isLessonMoney);
const areRevenues = arrayOf(isGroupRevenue);
const areUnclear = arrayOf(isUnclearPayment);

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

  /** What money credit of a customer would pay of an invoice. */
  async creditForInvoices(asked: Readonly<Record<"customerId" | "currency", string>>) {
    return (await this.rest.get(`/billing/credit-for-invoices?${queryOf(asked)}`, isCreditForInvoices)).amount;
  }

  /** Drafts an ongoing invoice by hand. */
  createOngoing(input: object, key?: string | null) {
    return this.rest.sendRecord("POST", "/billing/invoices/ongoing", input, isInvoice, key);
  }

  /** Saves what is entered by hand in one. */
  updateOngoing(id: string, changes: object, key?: string | null) {
    return this.rest.sendRecord("PATCH", this.pathOf(id, "/ongoing"), changes, isInvoice, key);
  }

  /** What codes would take off the draft of an ongoing invoice; nothing is saved. */
  quoteCodes(id: string, codes: readonly string[]) {
    return this.rest.get(`${this.pathOf(id, "/promo-quote")}?${queryOf({ codes })}`, isDraftQuote);
  }

  /** A customer's account in one currency. */
  statement(asked: Readonly<Record<"customerId" | "currency" | "from" | "to", string>>) {
    return this.rest.get(`/billing/statement?${queryOf(asked)}`, isStatement);
  }

  /** The same as a PDF. */
  statementPdf(asked: object, key?: string | null) {
    return this.rest.send("POST", "/billing/statement/pdf", asked, isStatementPdf, key);
  }

  /** Sends it to the customer. */
  sendStatement(asked: object, key?: string | null) {
    return this.rest.send("POST", "/billing/statement/send", asked, isStatementSent, key);
  }

  /** The email that this would send. */
  async statementMails(asked: object) {
    return { mails: await this.rest.send("POST", "/billing/statement/send/mails", asked, areMails) };
  }

  /** When the books of a region begin. */
  booksBeginning({ regionId, beginOn }: { regionId: string; beginOn?: string | null | undefined }) {
    const asked = { regionId, ...(beginOn && { beginOn }) };
    return this.rest.get(`/billing/books/beginning?${queryOf(asked)}`, isBooksBeginning);
  }

  /** Begins them. */
  beginBooks(asked: object, key?: string | null) {
    return this.rest.sendRecord("POST", "/billing/books/beginning", asked, isBooksBeginning, key);
  }

  /** How the months of a region's books stand. */
  bookMonths(regionId: string) {
    return this.rest.get(`/billing/books/months?${queryOf({ regionId })}`, areBookMonths);
  }

  /** What a month of a region's books comes to now. */
  bookMonthSums(asked: { regionId: string; month: string }) {
    return this.rest.get(`/billing/books/month-sums?${queryOf(asked)}`, areMonthSums);
  }

  /** What is still open in one of them. */
  stillOpen(asked: Readonly<Record<"regionId" | "month", string>>) {
    return this.rest.get(`/billing/books/still-open?${queryOf(asked)}`, areStillOpen);
  }

  /** Closes one of them. */
  closeMonth(asked: object, key?: string | null) {
    return this.rest.sendRecord("POST", "/billing/books/months", asked, isBookMonth, key);
  }

  /** Ends that it is closed. */
  reopenMonth(id: string, how: object, key?: string | null) {
    const path = `/billing/books/months/${idInPath(this.rest.source, "BookMonth", id)}/reopen`;
    return this.rest.sendRecord("POST", path, how, isBookMonth, key);
  }

  /** Checks all the books. */
  checkBooks() {
    return this.rest.get("/billing/books/check", isBooksCheck);
  }
}

export class PaymentsSource extends recordSource("Payment") {
  /** Above which amount a bank transfer needs a proof. */
  proofLimit(asked: { currency: Currency }) {
    return this.rest.get(`/billing/payments/proof-limit?${queryOf(asked)}`, isProofLimit);
  }

  /** How a payment stands when it is contested at a bank. */
  disputeTerms(id: string) {
    return this.rest.get(this.pathOf(id, "/dispute-terms"), isDisputeTerms);
  }

  /** Enters a bank transfer of which nobody knows whose it is. */
  addUnclear(body: object, key?: string | null) {
    return this.rest.sendRecord("POST", "/billing/payments/unclear", body, isPayment, key);
  }

  /** Why it is not clear what some payments pay, and what they may pay. */
  unclear(id: readonly string[]) {
    return this.rest.get(`/billing/payments/unclear?${queryOf({ id })}`, areUnclear);
  }
}

export class CreditLotsSource extends recordSource("CreditLot") {
  /** What credit pays for of some customers' lessons. */
  cover(id: readonly string[]) {
    return this.rest.get(`/billing/cover?${queryOf({ id })}`, areCovers);
  }

  /** What some customers owe and have left. */
  balances(id: readonly string[]) {
    return this.rest.get(`/billing/balances?${queryOf({ id })}`, areBalances);
  }

  /** What the books say of some places in group lessons. */
  placeMoney(id: readonly string[]) {
    return this.rest.get(`/billing/place-money?${queryOf({ id })}`, areLessonMoney);
  }

  /** What is posted for the places of some group lessons. */
  groupRevenue(id: readonly string[]) {
    return this.rest.get(`/billing/group-revenue?${queryOf({ id })}`, areRevenues);
  }

  /** The same of lessons. */
  lessonMoney(id: readonly string[]) {
    return this.rest.get(`/billing/lesson-money?${queryOf({ id })}`, areLessonMoney);
  }

  /** How much the caller may still give a customer this month. */
  goodwill(asked: { customerId: string; currency: Currency }) {
    return this.rest.get(`/billing/goodwill?${queryOf(asked)}`, isGoodwillStanding);
  }
}

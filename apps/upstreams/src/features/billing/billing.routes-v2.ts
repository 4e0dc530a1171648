import { z } from "zod";
import { paymentGateways } from "@app/domain/billing/billing-enums.ts";
import { creditTransferInput } from "@app/domain/billing/credit-transfer.ts";
import { extensionInput, goodwillInput } from "@app/domain/billing/goodwill.ts";
import { dismissClaimInput } from "@app/domain/billing/invoice-page.ts";
import { pauseRemindersInput } from "@app/domain/billing/pause-reminders.ts";
import { paymentInput, paymentTakeBackInput } from "@app/domain/billing/payment.ts";
import { prepaymentDraft, prepaymentDraftUpdate } from "@app/domain/billing/prepayment-draft.ts";
import { closeInput, refundInput, writeOffInput } from "@app/domain/billing/refund.ts";
import { currencies } from "@app/domain/enums.ts";
import { textField, versionField } from "@app/domain/fields.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import { read, write, type Route } from "../../http/route.ts";
import { filterQuery } from "../../records/facets.ts";
import { mailing } from "../messages/mailing.public.ts";
import { balancesOf, customerBalances } from "./balances.ts";
import { bankDisputeRoutes } from "./bank-disputes/bank-disputes.routes-v2.ts";
import { booksCheck, checkBooks } from "./books-check.ts";
import { coverShown } from "./cover.queries.ts";
import { customerCover } from "./cover.record.ts";
import { creditLotRecord } from "./credit.record.ts";
import { creditList, listCredits } from "./credits.queries.ts";
import { extendCredit, giveGoodwill, goodwillStanding } from "./goodwill.service.ts";
import { remindOfInvoice, voidInvoice } from "./invoice-events.service.ts";
import { invoiceRecord } from "./invoice.record.ts";
import { invoiceSums, sumInvoices } from "./invoice-sums.ts";
import { invoiceList, listInvoices } from "./invoices.queries.ts";
import { pauseReminders } from "./pause-reminders.service.ts";
import { paymentRecord } from "./payment.record.ts";
import { offeredGateways } from "./payment-ways.ts";
import { listPayments, paymentList } from "./payments.queries.ts";
import { recordPayment, takeBackPayment } from "./payments.service.ts";
import { customerLink } from "./page/invoice-link.service.ts";
import { invoicePageRoutes } from "./page/invoice-page.routes-v2.ts";
import { dismissClaim } from "./page/transfer-claims.service.ts";
import { monthRoutes } from "./months/months.routes-v2.ts";
import { oldInvoiceRoutes } from "./old/old-invoices.routes-v2.ts";
import { ongoingRoutes } from "./ongoing/ongoing.routes-v2.ts";
import { restoreDraft } from "./ongoing/restore-draft.ts";
import { postedRoutes } from "./posting/posted.routes-v2.ts";
import { refundTerms, refundTermsOf } from "./refund-terms.ts";
import { closeInvoice, refundInvoice } from "./refunds.service.ts";
import { writeOffInvoice } from "./write-off.service.ts";
import { statementRoutes } from "./statement/statement.routes-v2.ts";
import { unclearRoutes } from "./unclear/unclear.routes-v2.ts";
import { transferCredit } from "./transfer-credit.service.ts";
import { createPrepayment, duplicatePrepayment, setDraftDeleted, updatePrepayment } from "./prepayment.service.ts";
import { sendInvoice } from "./send-invoice.service.ts";

const invoice = recordRoutes({ path: "/billing/invoices", area: "invoices", answer: invoiceRecord });
const payment = recordRoutes({
  path: "/billing/payments",
  area: "invoices",
  answer: paymentRecord,
  write: "invoices:act",
});
const credit = recordRoutes({
  path: "/billing/credits",
  area: "invoices",
  answer: creditLotRecord,
  write: "invoices:act",
});

/** Invoices. Source: domain.md 0.2, 1.3, 2.6. */
const invoiceRoutes: Route[] = [
  invoice.list("Invoices of both kinds, the newest first.", invoiceList, listInvoices),
  invoice.facets(invoiceList),
  invoice.create("Writes a prepayment invoice as a draft.", prepaymentDraft, createPrepayment),
  invoice.update("Saves changes to a draft.", prepaymentDraftUpdate, updatePrepayment),
  ...mailing(invoice.event("send", "Gives a draft its number and sends it to the customer.", sendInvoice)),
  ...mailing(invoice.event("remind", "Reminds the customer of an invoice.", remindOfInvoice)),
  invoice.event("duplicate", "Starts a draft with the terms of an invoice.", duplicatePrepayment),
  invoice.event("delete", "Deletes a draft.", (context, at) => setDraftDeleted(context, at, true)),
  invoice.event("restore", "Brings a deleted draft back.", restoreDraft),
  ...mailing(
    write({
      method: "post",
      path: "/billing/invoices/{id}/void",
      summary: "Withdraws an invoice on which nothing was paid.",
      permission: "invoices:act",
      shape: "record",
      body: z.object({ version: versionField, reason: textField("Reason", 300) }),
      answer: invoiceRecord,
      handle: (context, { params: { id = "" }, body }) => voidInvoice(context, { _id: id, ...body }),
    }),
  ),
  ...mailing(
    write({
      method: "post",
      path: "/billing/invoices/{id}/refund",
      summary: "Gives back what is unused of a prepayment, with a credit note.",
      permission: "invoices:act",
      shape: "record",
      body: refundInput,
      answer: invoiceRecord,
      handle: (context, { params: { id = "" }, body }) => refundInvoice(context, { _id: id, ...body }),
    }),
  ),
  ...mailing(
    write({
      method: "post",
      path: "/billing/invoices/{id}/close",
      summary: "Credits what is still to be paid of a prepayment of which a part is paid.",
      permission: "invoices:act",
      shape: "record",
      body: closeInput,
      answer: invoiceRecord,
      handle: (context, { params: { id = "" }, body }) => closeInvoice(context, { _id: id, ...body }),
    }),
  ),
  write({
    method: "post",
    path: "/billing/invoices/{id}/write-off",
    summary: "Gives up what is still to be paid of an ongoing invoice.",
    permission: "invoices:act",
    shape: "record",
    body: writeOffInput,
    answer: invoiceRecord,
    handle: (context, { params: { id = "" }, body }) => writeOffInvoice(context, { _id: id, ...body }),
  }),
  write({
    method: "post",
    path: "/billing/invoices/{id}/pause-reminders",
    summary: "Sends no reminder of an invoice before a day, or takes that back.",
    permission: "invoices:act",
    shape: "record",
    body: pauseRemindersInput,
    answer: invoiceRecord,
    handle: (context, { params: { id = "" }, body }) => pauseReminders(context, { _id: id, ...body }),
  }),
  write({
    method: "post",
    path: "/billing/invoices/{id}/dismiss-claim",
    summary: "Notes that a transfer that the customer told us of was not found.",
    permission: "invoices:act",
    shape: "record",
    body: dismissClaimInput,
    answer: invoiceRecord,
    handle: (context, { params: { id = "" }, body }) => dismissClaim(context, { _id: id, ...body }),
  }),
  write({
    method: "post",
    path: "/billing/invoices/{id}/link",
    summary: "The path of the customer's page of a sent invoice, with the code that opens it.",
    permission: "invoices:act",
    shape: "plain",
    body: z.object({}),
    answer: z.object({ path: z.string() }).meta({ id: "InvoiceLink" }),
    handle: (context, { params: { id = "" } }) => customerLink(context, id),
  }),
  read({
    path: "/billing/invoices/{id}/refund-terms",
    summary: "How an invoice stands when something of it is to be given back; null before it is sent.",
    permission: "invoices:read",
    shape: "plain",
    answer: refundTerms.nullable(),
    handle: (context, { params: { id = "" } }) => refundTermsOf(context, id),
  }),
  read({
    path: "/billing/invoices/sums",
    summary: "What the invoices that some filters leave come to, by currency; without drafts and void ones.",
    permission: "invoices:read",
    shape: "plain",
    query: filterQuery(invoiceList),
    answer: z.array(invoiceSums),
    handle: (context, { query }) => sumInvoices(context, query),
  }),
  read({
    path: "/billing/gateways",
    summary: "The ways to pay that are offered in a currency.",
    permission: "invoices:read",
    shape: "plain",
    query: z.object({ currency: z.array(z.enum(currencies)).length(1) }),
    answer: z.array(z.enum(paymentGateways)),
    handle: (context, { query }) => offeredGateways(context, query.currency[0] ?? "GBP"),
  }),
];

/** Payments that staff enter. Source: domain.md 1.3. */
const paymentRoutes: Route[] = [
  payment.list("Payments, the newest first.", paymentList, listPayments),
  payment.facets(paymentList),
  ...mailing(payment.create("Enters money that reached us.", paymentInput, recordPayment)),
  write({
    method: "post",
    path: "/billing/payments/{id}/take-back",
    summary: "Takes back a payment that was entered by mistake.",
    permission: "invoices:act",
    shape: "record",
    body: paymentTakeBackInput,
    answer: paymentRecord,
    handle: (context, { params: { id = "" }, body }) => takeBackPayment(context, { _id: id, ...body }),
  }),
];

/** Credit. Source: domain.md 1.3, 5.5. */
const creditRoutes: Route[] = [
  credit.list("Credits, the newest first, each with its entries.", creditList, listCredits),
  credit.create("Gives a customer minutes or money.", goodwillInput, giveGoodwill),
  write({
    method: "post",
    path: "/billing/credits/{id}/extend",
    summary: "Gives a credit a later last day of use.",
    permission: "invoices:act",
    shape: "record",
    body: extensionInput,
    answer: creditLotRecord,
    handle: (context, { params: { id = "" }, body }) => extendCredit(context, { _id: id, ...body }),
  }),
  write({
    method: "post",
    path: "/billing/credits/{id}/transfer",
    summary: "Moves a part of a credit to another learner of the customer.",
    permission: "invoices:act",
    shape: "record",
    body: creditTransferInput,
    answer: creditLotRecord,
    handle: (context, { params: { id = "" }, body }) => transferCredit(context, { _id: id, ...body }),
  }),
  read({
    path: "/billing/cover",
    summary: "What credit pays for of the lessons of some customers.",
    permission: "invoices:read",
    shape: "plain",
    query: z.object({ id: z.array(z.string()).max(100) }),
    answer: z.array(customerCover),
    handle: (context, { query }) => coverShown(context, query.id),
  }),
  read({
    path: "/billing/balances",
    summary: "What some customers owe, and what credit they have left.",
    permission: "invoices:read",
    shape: "plain",
    query: z.object({ id: z.array(z.string()).max(100) }),
    answer: z.array(customerBalances),
    handle: (context, { query }) => balancesOf(context, query.id),
  }),
  ...postedRoutes,
  read({
    path: "/billing/goodwill",
    summary: "The month's limit for gifts to a customer, and what is left of it; null for those without a limit.",
    permission: "invoices:read",
    shape: "plain",
    query: z.object({ customerId: z.array(z.string()).length(1), currency: z.array(z.enum(currencies)).length(1) }),
    answer: z.object({ limit: z.int().nullable(), left: z.int().nullable() }).meta({ id: "GoodwillStanding" }),
    handle: (context, { query }) =>
      goodwillStanding(context, { customerId: query.customerId[0] ?? "", currency: query.currency[0] ?? "GBP" }),
  }),
];

const bookRoutes: Route[] = [
  read({
    path: "/billing/books/check",
    summary: "Checks all invoices, payments, credit and numbers, and answers with what is wrong.",
    permission: "books:read",
    shape: "plain",
    answer: booksCheck,
    handle: (context) => checkBooks(context),
  }),
];

export const billingRoutes: Route[] = [
  ...invoiceRoutes,
  ...paymentRoutes,
  ...oldInvoiceRoutes,
  ...creditRoutes,
  ...bookRoutes,
  ...unclearRoutes,
  ...bankDisputeRoutes,
  ...monthRoutes,
  ...ongoingRoutes,
  ...statementRoutes,
  ...invoicePageRoutes,
];

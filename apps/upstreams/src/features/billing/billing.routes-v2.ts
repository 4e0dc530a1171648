import { z } from "zod";
import { paymentGateways } from "@app/domain/billing/billing-enums.ts";
import { extensionInput, goodwillInput } from "@app/domain/billing/goodwill.ts";
import { paymentInput, paymentTakeBackInput } from "@app/domain/billing/payment.ts";
import { prepaymentDraft, prepaymentDraftUpdate } from "@app/domain/billing/prepayment-draft.ts";
import { currencies } from "@app/domain/enums.ts";
import { textField, versionField } from "@app/domain/fields.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import { read, write, type Route } from "../../http/route.ts";
import { mailing } from "../messages/mailing.public.ts";
import { booksCheck, checkBooks } from "./books-check.ts";
import { creditLotRecord } from "./credit.record.ts";
import { creditList, listCredits } from "./credits.queries.ts";
import { extendCredit, giveGoodwill, goodwillStanding } from "./goodwill.service.ts";
import { remindOfInvoice, voidInvoice } from "./invoice-events.service.ts";
import { invoiceRecord } from "./invoice.record.ts";
import { invoiceList, listInvoices } from "./invoices.queries.ts";
import { paymentRecord } from "./payment.record.ts";
import { offeredGateways } from "./payment-ways.ts";
import { listPayments, paymentList } from "./payments.queries.ts";
import { recordPayment, takeBackPayment } from "./payments.service.ts";
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
  invoice.event("restore", "Brings a deleted draft back.", (context, at) => setDraftDeleted(context, at, false)),
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
    permission: "invoices:read",
    shape: "plain",
    answer: booksCheck,
    handle: (context) => checkBooks(context),
  }),
];

export const billingRoutes: Route[] = [...invoiceRoutes, ...paymentRoutes, ...creditRoutes, ...bookRoutes];

import { z } from "zod";
import {
  paymentPlaceInput,
  paymentSendBackInput,
  paymentTakeBackInput,
  unclearPaymentInput,
} from "@app/domain/billing/payment.ts";
import { currencies } from "@app/domain/enums.ts";
import { read, write, type Route } from "../../../http/route.ts";
import { mailing } from "../../messages/mailing.public.ts";
import { paymentRecord } from "../payment.record.ts";
import { proofLimit } from "../payments.service.ts";
import { unclearOf, unclearPayment } from "./payment-matches.ts";
import { recordUnclearPayment } from "./record-unclear.service.ts";
import { notePaymentMissing, placePayment, sendPaymentBack } from "./unclear.service.ts";

const answers = { method: "post", permission: "invoices:act", shape: "record", answer: paymentRecord } as const;

/** Payments of which it is not clear what they pay. Source: domain.md 1.3, 3.6. */
export const unclearRoutes: Route[] = [
  read({
    path: "/billing/payments/proof-limit",
    summary: "Above which amount a bank transfer in a currency needs a proof.",
    permission: "invoices:read",
    shape: "plain",
    query: z.object({ currency: z.array(z.enum(currencies)).length(1) }),
    answer: z.object({ above: z.int() }).meta({ id: "ProofLimit" }),
    handle: async (context, { query }) => ({ above: await proofLimit(context, query.currency[0] ?? "GBP") }),
  }),
  read({
    path: "/billing/payments/unclear",
    summary: "Why it is not clear what some payments pay, and which invoices they may be for.",
    permission: "invoices:read",
    shape: "plain",
    query: z.object({ id: z.array(z.string()).max(100) }),
    answer: z.array(unclearPayment),
    handle: (context, { query }) => unclearOf(context, query.id),
  }),
  write({
    ...answers,
    path: "/billing/payments/unclear",
    summary: "Enters a bank transfer of which nobody knows whose it is.",
    body: unclearPaymentInput,
    handle: (context, { body }) => recordUnclearPayment(context, body),
  }),
  ...mailing(
    write({
      ...answers,
      path: "/billing/payments/{id}/place",
      summary: "Says what a payment pays of which that was not clear.",
      body: paymentPlaceInput,
      handle: (context, { params: { id = "" }, body }) => placePayment(context, { _id: id, ...body }),
    }),
  ),
  write({
    ...answers,
    path: "/billing/payments/{id}/send-back",
    summary: "Sends back a payment that paid nothing.",
    body: paymentSendBackInput,
    handle: (context, { params: { id = "" }, body }) => sendPaymentBack(context, { _id: id, ...body }),
  }),
  write({
    ...answers,
    path: "/billing/payments/{id}/not-received",
    summary: "Notes that a payment that was begun never came.",
    body: paymentTakeBackInput,
    handle: (context, { params: { id = "" }, body }) => notePaymentMissing(context, { _id: id, ...body }),
  }),
];

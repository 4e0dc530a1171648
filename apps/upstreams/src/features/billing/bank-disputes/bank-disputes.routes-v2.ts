import { bankDisputeDecision, bankDisputeInput, creditUnusedInput } from "@app/domain/billing/bank-dispute.ts";
import { read, write, type Route } from "../../../http/route.ts";
import { mailing } from "../../messages/mailing.public.ts";
import { invoiceRecord } from "../invoice.record.ts";
import { paymentRecord } from "../payment.record.ts";
import { creditUnused } from "./credit-unused.service.ts";
import { decideBankDispute } from "./decide-dispute.service.ts";
import { disputeTerms, disputeTermsOf } from "./dispute-terms.ts";
import { openBankDispute } from "./open-dispute.service.ts";

const answers = { method: "post", permission: "invoices:act", shape: "record", answer: paymentRecord } as const;

/** Payments that customers contest at their bank. Source: domain.md 1.3, 2.6. */
export const bankDisputeRoutes: Route[] = [
  read({
    path: "/billing/payments/{id}/dispute-terms",
    summary: "How a payment stands when it is contested at a bank: what it paid, and what would be frozen.",
    permission: "invoices:read",
    shape: "plain",
    answer: disputeTerms,
    handle: (context, { params: { id = "" } }) => disputeTermsOf(context, id),
  }),
  write({
    ...answers,
    path: "/billing/payments/{id}/dispute",
    summary: "Records that a customer contests a payment at their bank.",
    body: bankDisputeInput,
    handle: (context, { params: { id = "" }, body }) => openBankDispute(context, { _id: id, ...body }),
  }),
  write({
    ...answers,
    path: "/billing/payments/{id}/dispute-decided",
    summary: "Records what a bank decided of a dispute, or that it gave back what it took.",
    body: bankDisputeDecision,
    handle: (context, { params: { id = "" }, body }) => decideBankDispute(context, { _id: id, ...body }),
  }),
  ...mailing(
    write({
      method: "post",
      path: "/billing/invoices/{id}/credit-unused",
      summary: "Credits what is unused of a prepayment that a bank took the money of.",
      permission: "invoices:act",
      shape: "record",
      body: creditUnusedInput,
      answer: invoiceRecord,
      handle: (context, { params: { id = "" }, body }) => creditUnused(context, { _id: id, ...body }),
    }),
  ),
];

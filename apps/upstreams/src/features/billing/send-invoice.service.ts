import { daysLater } from "@app/domain/dates/days-later.ts";
import { billingMessages } from "@app/domain/billing/billing-messages.ts";
import { dueDayProblem } from "@app/domain/billing/draft-days.ts";
import { statusFor } from "@app/domain/billing/invoice-states.ts";
import { updateRecord } from "../../database/records.ts";
import { changeRecord } from "../../records/change-record.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { keepPromosInStep, reservePromos } from "../promos/promos.public.ts";
import { applyCredit } from "./apply-credit.ts";
import { orderDocument } from "./documents/order-document.ts";
import { emailInvoice } from "./invoice-emails.ts";
import { invoiceKind } from "./invoice.kind.ts";
import { addLotOf, grantPaid, nextDueOn, todayIn } from "./invoice-lots.ts";
import { lockPayer } from "./lock-payer.ts";
import { issuerOf } from "./issuer.ts";
import { moneyFrom } from "./invoice-money.ts";
import { takeNumber } from "./invoice-number.ts";
import type { InvoiceRecord } from "./invoice.record.ts";
import { invoices, type InvoiceRow } from "./invoices.table.ts";
import { checkGateway } from "./payment-ways.ts";
import { ongoingToSend } from "./ongoing/ongoing-to-send.ts";
import { prepaymentToSend } from "./prepayment-to-send.ts";
import { refuseSent } from "./prepayment.service.ts";

/** The day by which an invoice that is issued on a day is to be paid. */
function dueDay({ dueOn }: InvoiceRow, issuedOn: string, dueDays: number): string {
  const due = dueOn ?? daysLater(issuedOn, dueDays);
  const problem = dueDayProblem(due, issuedOn);
  if (problem !== null) throw fieldRefusal("dueOn", problem);
  return due;
}

/**
 * Sends a draft: freezes who bills whom for what, gives it a number, pays from money credit what that pays, and writes to
 * the customer. The customer is locked first and the number taken last. Source: domain.md 1.3, 2.6.
 */
export async function sendInvoice(context: Context, at: RecordRef): Promise<InvoiceRecord> {
  await lockPayer(context, at._id);
  return changeRecord(context, invoiceKind, at, {
    isDone: ({ status }) => status !== "draft" && status !== "void",
    action: "state-changed",
    check: (before) => refuseSent(before, "sent"),
    async write(before) {
      if (before.customerId === null) throw fieldRefusal("studentCustomer", billingMessages.customerToSend);
      const { customer, region, promos, write } =
        before.kind === "ongoing"
          ? await ongoingToSend(context, before, before.customerId)
          : await prepaymentToSend(context, before);
      const issuer = issuerOf(region, before);
      if (!issuer) throw new Refusal("WRONG_STATE", billingMessages.issuer(region.name));
      await checkGateway(context, { gateway: before.paymentGateway, currency: before.currency, region });
      const sums = await write();
      const issuedOn = todayIn(context, region.timeZone);
      const sent = { ...before, ...sums };
      await addLotOf(context, { ...sent, regionId: region.id });
      const used = await applyCredit(context, sent, region.timeZone);
      const dueOn = dueDay(before, issuedOn, customer.dueDays);
      await reservePromos(context, { ...before, customerId: customer.id }, promos);
      const invoiceNumber = await takeNumber(context, { kind: before.kind, prefix: region.invoicePrefix, issuedOn });
      return updateRecord(context, invoices, before, {
        ...sums,
        promos,
        invoiceNumber,
        issuedOn,
        dueOn: nextDueOn({ ...before, dueOn }, used),
        issuer,
        regionId: region.id,
        status: statusFor("sent", moneyFrom(sums.total, { applied: used })),
        sentAt: context.now,
        sentById: context.actor.id,
        sentTo: [before.email, ...(before.secondaryEmail ? [before.secondaryEmail] : [])],
      });
    },
    async effects(after) {
      await grantPaid(context, after, after.issuedOn ?? "");
      await keepPromosInStep(context, after);
      await orderDocument(context, "invoice", after.id);
      await emailInvoice(context, after, "invoice-sent");
    },
  });
}

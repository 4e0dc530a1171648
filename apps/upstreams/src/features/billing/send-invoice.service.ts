import { billingMessages } from "@app/domain/billing/billing-messages.ts";
import { messages } from "@app/domain/messages.ts";
import { updateRecord } from "../../database/records.ts";
import { changeRecord } from "../../records/change-record.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import type { RegionRow } from "../regions/regions.public.ts";
import { applyCredit } from "./apply-credit.ts";
import { partiesOf } from "./draft-parties.ts";
import { emailInvoice } from "./invoice-emails.ts";
import { invoiceKind } from "./invoice.kind.ts";
import { addLotOf, grantPaid, todayIn } from "./invoice-lots.ts";
import { lockPayer } from "./lock-payer.ts";
import { takeNumber } from "./invoice-number.ts";
import type { InvoiceRecord } from "./invoice.record.ts";
import { invoices, type InvoiceRow, type Issuer } from "./invoices.table.ts";
import { checkGateway } from "./payment-ways.ts";
import { draftOf, refuseSent, writeDraftLine } from "./prepayment.service.ts";

const dayMs = 86_400_000;
const laterBy = (day: string, days: number) => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** What a region says of itself on an invoice; refused where it has no name or address yet. */
function issuerOf(region: RegionRow, { currency, paymentGateway }: InvoiceRow): Issuer {
  const { legalName, legalAddress, taxLabel, taxNumber, invoiceFooter, replyTo, bankDetails } = region;
  if (!legalName || !legalAddress) throw new Refusal("WRONG_STATE", billingMessages.issuer(region.name));
  const bank = bankDetails.find((one) => one.currency === currency)?.details ?? null;
  return {
    legalName,
    legalAddress,
    taxLabel,
    taxNumber,
    bankDetails: paymentGateway === "BANK_TRANSFER" ? bank : null,
    footer: invoiceFooter,
    replyTo,
  };
}

/** The day by which an invoice that is issued on a day is to be paid. */
function dueDay({ dueOn }: InvoiceRow, issuedOn: string, dueDays: number): string {
  const due = dueOn ?? laterBy(issuedOn, dueDays);
  if (due < issuedOn) throw fieldRefusal("dueOn", billingMessages.dueBeforeIssue);
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
      const draft = draftOf(before);
      const parties = await partiesOf(context, draft);
      const { customer, region } = parties;
      if (!customer || !region) throw fieldRefusal("studentCustomer", messages.reference("Customer"));
      const issuer = issuerOf(region, before);
      await checkGateway(context, { gateway: before.paymentGateway, currency: before.currency, region });
      const sums = await writeDraftLine(context, before.id, draft, parties);
      const issuedOn = todayIn(context, region.timeZone);
      const sent = { ...before, ...sums };
      await addLotOf(context, sent);
      const used = await applyCredit(context, sent, region.timeZone);
      const dueOn = dueDay(before, issuedOn, customer.dueDays);
      const invoiceNumber = await takeNumber(context, { kind: before.kind, prefix: region.invoicePrefix, issuedOn });
      return updateRecord(context, invoices, before, {
        ...sums,
        invoiceNumber,
        issuedOn,
        dueOn,
        issuer,
        regionId: region.id,
        status: sums.total - used <= 0 ? "paid" : used > 0 ? "part-paid" : "sent",
        sentAt: context.now,
        sentById: context.actor.id,
        sentTo: [before.email, ...(before.secondaryEmail ? [before.secondaryEmail] : [])],
      });
    },
    async effects(after) {
      await grantPaid(context, after, after.issuedOn ?? "");
      await emailInvoice(context, after, "invoice-sent");
    },
  });
}

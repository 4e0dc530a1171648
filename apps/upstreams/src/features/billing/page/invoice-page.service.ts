import { netReceived, settledOf } from "@app/domain/billing/amount-due.ts";
import { discountLines } from "@app/domain/billing/discount-lines.ts";
import { instalmentsLeft } from "@app/domain/billing/instalments.ts";
import { invoicePageMessages } from "@app/domain/billing/invoice-page.ts";
import { isOverdue, isPayable } from "@app/domain/billing/invoice-states.ts";
import type { App, Context, Origin } from "../../../service/context.ts";
import { Refusal } from "../../../service/refusal.ts";
import { limitAttempts, noteAttempt } from "../../account/account.public.ts";
import { guestFileUrls } from "../../files/files.public.ts";
import { creditNotesOf } from "../credit-notes.queries.ts";
import { howToPay } from "../how-to-pay.ts";
import { regionOf, todayIn } from "../invoice-lots.ts";
import { moneyOf } from "../invoice-money.ts";
import { linesOf, presentInvoice } from "../invoices.queries.ts";
import type { InvoiceRow } from "../invoices.table.ts";
import { paymentsOfInvoice } from "../payments.queries.ts";
import { invoiceByCode } from "./invoice-code.ts";
import type { InvoicePageRecord } from "./invoice-page.record.ts";
import { pendingClaimOf } from "./transfer-claims.queries.ts";

type Reading = Pick<Context, "db" | "now">;

/** The invoice behind a code; a code that nobody was given counts against the address that shows it. */
export async function openedBy(app: App, code: string, origin: Origin): Promise<InvoiceRow> {
  await limitAttempts(app, "code", origin);
  const invoice = await invoiceByCode({ db: app.database, now: app.clock.now() }, code);
  if (invoice && invoice.status !== "draft") return invoice;
  await noteAttempt(app, "code", origin);
  throw new Refusal("NOT_FOUND", invoicePageMessages.invalid);
}

/** The receipts and credit notes of an invoice, each with a link that opens it for a while. */
async function documentsOf(context: Reading, invoice: InvoiceRow) {
  const { pdfFileId } = await presentInvoice(context, invoice);
  const payments = (await paymentsOfInvoice(context, invoice.id)).filter(({ status }) => status !== "taken-back");
  const notes = (await creditNotesOf(context, [invoice.id])).get(invoice.id) ?? [];
  const ids = [pdfFileId, ...payments.map((one) => one.pdfFileId), ...notes.map((one) => one.pdfFileId)];
  const urls = await guestFileUrls(
    context,
    ids.filter((id) => id !== null),
  );
  const urlOf = (id: string | null) => (id === null ? null : (urls.get(id) ?? null));
  return {
    pdfUrl: urlOf(pdfFileId),
    receipts: payments.map((one) => ({
      number: one.paymentNumber,
      on: one.receivedOn,
      amount: one.allocations
        .filter(({ invoiceId }) => invoiceId === invoice.id)
        .reduce((sum, { amount }) => sum + amount, 0),
      url: urlOf(one.pdfFileId),
    })),
    creditNotes: notes.map((one) => ({
      number: one.creditNoteNumber,
      on: one.issuedOn,
      amount: one.total,
      url: urlOf(one.pdfFileId),
    })),
  };
}

/** What a customer sees of an invoice: nothing of other invoices, and no notes of staff. */
export async function presentPage(context: Reading, invoice: InvoiceRow): Promise<InvoicePageRecord> {
  const { status, issuer, firstName, lastName, currency } = invoice;
  const lines = await linesOf(context, [invoice.id]);
  const money = (await moneyOf(context, [invoice.id])).get(invoice.id);
  const paid = money ? netReceived(money) : 0;
  const notes = (await creditNotesOf(context, [invoice.id])).get(invoice.id) ?? [];
  const keptAsCredit = notes
    .flatMap(({ refunds }) => refunds)
    .filter(({ way }) => way === "credit")
    .reduce((sum, { amount }) => sum + amount, 0);
  const credited = money?.credited ?? 0;
  const due = isPayable(status) ? (money?.due ?? 0) : 0;
  const region = await regionOf(context, invoice.regionId);
  return {
    invoiceNumber: invoice.invoiceNumber ?? "",
    status,
    isOverdue: isOverdue({ ...invoice, due }, todayIn(context, region?.timeZone ?? "UTC")),
    currency,
    billTo: `${firstName} ${lastName}`,
    issuedOn: invoice.issuedOn ?? "",
    dueOn: due > 0 ? invoice.dueOn : null,
    lines: lines.map(({ description, quantity, unitAmount }) => ({
      description,
      quantity,
      unitAmount,
      amount: unitAmount * quantity,
    })),
    subtotal: invoice.subtotal,
    discountTotal: invoice.discountTotal,
    discounts: discountLines(invoice).map(([words, amount]) => ({ words, amount })),
    taxTotal: invoice.taxTotal,
    taxLabel: issuer?.taxLabel ?? "Tax",
    taxIncluded: lines.some(({ taxIncluded }) => taxIncluded),
    total: invoice.total,
    paid,
    keptAsCredit: keptAsCredit,
    givenBack: (money?.givenBack ?? 0) - keptAsCredit,
    credited,
    due,
    instalments: due > 0 ? instalmentsLeft(invoice.instalments ?? [], money ? settledOf(money) : 0) : [],
    issuerName: issuer?.legalName ?? "",
    issuerAddress: issuer?.legalAddress ?? "",
    taxNumber: issuer?.taxNumber ?? null,
    footer: issuer?.footer ?? null,
    bankDetails: due > 0 ? (issuer?.bankDetails ?? null) : null,
    howToPay: howToPay(invoice, due),
    memo: invoice.memo,
    voidReason: status === "void" ? invoice.voidReason : null,
    ...(await documentsOf(context, invoice)),
    claimedOn: (await pendingClaimOf(context, invoice.id))?.paidOn ?? null,
  };
}

/** The page of the invoice that a code opens. */
export async function lookUpPage(app: App, { code }: { code: string }, origin: Origin): Promise<InvoicePageRecord> {
  const invoice = await openedBy(app, code, origin);
  return presentPage({ db: app.database, now: app.clock.now() }, invoice);
}

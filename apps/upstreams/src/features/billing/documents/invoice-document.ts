import { isGift } from "@app/domain/billing/credit-enums.ts";
import { and, eq, lt, sum } from "drizzle-orm";
import { discountLines } from "@app/domain/billing/discount-lines.ts";
import { dayInWords } from "@app/domain/lessons/lesson-mail-words.ts";
import { formatMoney } from "@app/domain/money.ts";
import { inPercent } from "@app/domain/percent.ts";
import { fullName } from "@app/domain/people/person.ts";
import type { Context } from "../../../service/context.ts";
import { customers } from "../../customers/customers.public.ts";
import { creditEntries, creditLots } from "../credit.table.ts";
import { howToPay, instalmentWords } from "../how-to-pay.ts";
import { linesOf } from "../invoices.queries.ts";
import { invoices, type InvoiceLineRow, type InvoiceRow } from "../invoices.table.ts";
import type { DocumentFacts } from "./document-facts.ts";

type Reading = Pick<Context, "db">;

/** What credit paid of an invoice when it was sent: gifts, and what the customer had bought. */
async function creditUsed({ db }: Reading, invoiceId: string): Promise<{ gift: number; bought: number }> {
  const { source } = creditLots;
  const rows = await db
    .select({ source, amount: sum(creditEntries.quantity).mapWith(Number) })
    .from(creditEntries)
    .innerJoin(creditLots, eq(creditLots.id, creditEntries.lotId))
    .where(and(eq(creditEntries.invoiceId, invoiceId), eq(creditEntries.type, "apply"), lt(creditEntries.quantity, 0)))
    .groupBy(source);
  const gifts = rows.filter((row) => isGift(row.source)).reduce((all, { amount }) => all - amount, 0);
  return { gift: gifts, bought: rows.reduce((all, { amount }) => all - amount, 0) - gifts };
}

/** Whom a document is for: their name, their address and their tax number. */
export async function billedTo(
  { db }: Reading,
  {
    customerId,
    firstName,
    lastName,
    email,
  }: Pick<InvoiceRow, "customerId" | "firstName" | "lastName"> & {
    email?: string;
  },
): Promise<string[]> {
  const { billingAddress, taxId } = customers;
  const [customer] =
    customerId === null
      ? []
      : await db.select({ billingAddress, taxId }).from(customers).where(eq(customers.id, customerId));
  const said = [fullName({ firstName, lastName }), customer?.billingAddress, email, customer?.taxId];
  return said.filter((one): one is string => Boolean(one));
}

/** "VAT 20%", or "includes VAT 20%" where it is within the total. */
function taxWords({ issuer }: InvoiceRow, lines: readonly InvoiceLineRow[]): string {
  const rates = [...new Set(lines.map(({ taxRateBp }) => taxRateBp))].filter((rate) => rate > 0);
  const words = [issuer?.taxLabel ?? "Tax", ...rates.map((rate) => inPercent(rate / 100))].join(" ");
  return lines.some(({ taxIncluded }) => taxIncluded) ? `Includes ${words}` : words;
}

/** What an invoice's PDF says: the invoice as it was sent. What is paid later is confirmed by receipts. */
export async function invoiceDocument(context: Reading, id: string): Promise<DocumentFacts | null> {
  const [invoice] = await context.db.select().from(invoices).where(eq(invoices.id, id));
  if (!invoice?.invoiceNumber) return null;
  const { currency, issuer, issuedOn, dueOn, memo, subtotal, discountTotal, taxTotal, total, promos } = invoice;
  const money = (amount: number) => formatMoney({ currency, amount });
  const lines = await linesOf(context, [id]);
  const { gift, bought } = await creditUsed(context, id);
  const due = total - gift - bought;
  const parts = instalmentWords(invoice, total - due);
  return {
    kind: "invoice",
    title: "Invoice",
    number: invoice.invoiceNumber,
    issuer,
    to: { label: "Bill to", lines: await billedTo(context, invoice) },
    dates: [
      ...(issuedOn ? [["Issued", dayInWords(issuedOn)] as const] : []),
      ...(dueOn && due > 0 ? [["To be paid by", dayInWords(dueOn)] as const] : []),
    ],
    columns: [
      { heading: "For", share: 0.52, align: "left" },
      { heading: "Quantity", share: 0.1, align: "right" },
      { heading: "Each", share: 0.19, align: "right" },
      { heading: "Amount", share: 0.19, align: "right" },
    ],
    rows: lines.map(({ description, quantity, unitAmount }) => [
      description,
      String(quantity),
      money(unitAmount),
      money(unitAmount * quantity),
    ]),
    sums: [
      ...(discountTotal > 0 || taxTotal > 0 ? [["Subtotal", money(subtotal)] as const] : []),
      ...discountLines({ promos, discountTotal }).map(([words, amount]) => [words, money(-amount)] as const),
      ...(taxTotal > 0 ? [[taxWords(invoice, lines), money(taxTotal)] as const] : []),
      ["Total", money(total), "strong"],
      ...(gift > 0 ? [["Paid by a gift from us", money(-gift)] as const] : []),
      ...(bought > 0 ? [["Paid from your credit", money(-bought)] as const] : []),
      ...(gift + bought > 0 ? [["Still to pay", money(due), "strong"] as const] : []),
    ],
    paragraphs: [
      ...(parts ? [["Instalments", parts] as const] : []),
      [due > 0 ? "How to pay" : "Paid", howToPay(invoice, due)],
      ...(memo ? [["Note", memo] as const] : []),
    ],
  };
}

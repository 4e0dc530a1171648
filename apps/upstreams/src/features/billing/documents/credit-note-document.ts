import { eq } from "drizzle-orm";
import type { RefundWay } from "@app/domain/billing/billing-enums.ts";
import { dayInWords } from "@app/domain/lessons/lesson-mail-words.ts";
import { formatMoney } from "@app/domain/money.ts";
import type { Context } from "../../../service/context.ts";
import { creditNotes } from "../credit-notes.table.ts";
import { invoices } from "../invoices.table.ts";
import { refunds } from "../refunds.table.ts";
import type { DocumentFacts } from "./document-facts.ts";
import { billedTo } from "./invoice-document.ts";

const givenBack: Record<RefundWay, string> = {
  bank: "Given back by bank transfer",
  cash: "Given back in cash",
  credit: "Added to your credit",
};

/** What a credit note's PDF says: what was taken off the invoice, and how money was given back. */
export async function creditNoteDocument(
  context: Pick<Context, "db">,
  id: string,
): Promise<(DocumentFacts & { refersId: string }) | null> {
  const [row] = await context.db
    .select({ note: creditNotes, invoice: invoices })
    .from(creditNotes)
    .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
    .where(eq(creditNotes.id, id));
  if (!row) return null;
  const { note, invoice } = row;
  const money = (amount: number) => formatMoney({ currency: note.currency, amount });
  const given = await context.db.select().from(refunds).where(eq(refunds.creditNoteId, id));
  return {
    refersId: invoice.id,
    kind: "credit-note",
    title: "Credit note",
    number: note.creditNoteNumber,
    issuer: invoice.issuer,
    to: { label: "Credited to", lines: await billedTo(context, invoice) },
    dates: [
      ["Issued", dayInWords(note.issuedOn)],
      ["For invoice", invoice.invoiceNumber ?? ""],
    ],
    columns: [
      { heading: "For", share: 0.7, align: "left" },
      { heading: "Amount", share: 0.3, align: "right" },
    ],
    rows: note.lines.map(({ description, net, tax }) => [description, money(note.tax > 0 ? net : net + tax)]),
    sums: [
      ...(note.tax > 0 ? [[invoice.issuer?.taxLabel ?? "Tax", money(note.tax)] as const] : []),
      ["Credited", money(note.total), "strong"],
      ...given.map(({ way, amount }) => [givenBack[way], money(amount)] as const),
    ],
    paragraphs: [["Reason", note.reason]],
  };
}

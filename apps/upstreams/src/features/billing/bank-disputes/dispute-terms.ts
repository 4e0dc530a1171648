import { desc, eq } from "drizzle-orm";
import { z } from "zod";
import { creditUnits } from "@app/domain/billing/credit-enums.ts";
import type { DisputablePart } from "@app/domain/billing/dispute-quote.ts";
import { invoiceName } from "@app/domain/billing/invoice-name.ts";
import { currencies } from "@app/domain/enums.ts";
import { findOrRefuse } from "../../../records/versions.ts";
import type { Context } from "../../../service/context.ts";
import { usedByLessons } from "../cover.public.ts";
import { entriesOf, standingOf } from "../credit-book.ts";
import { creditLots, type CreditLotRow } from "../credit.table.ts";
import { invoices } from "../invoices.table.ts";
import { paymentAllocations, payments, type PaymentRow } from "../payments.table.ts";
import { paidParts } from "../refund-sources.ts";
import { lotsSoldBy } from "./frozen-credit.ts";

const disputableCredit = z
  .object({
    unit: z.enum(creditUnits),
    size: z.int(),
    worth: z.int(),
    tax: z.int(),
    lessonMinutes: z.int().nullable(),
    free: z.int().meta({ description: "What is left to be used, without what lessons that began take." }),
  })
  .meta({ id: "DisputableCredit" });

/** How a payment stands when it is contested at a bank. */
export const disputeTerms = z
  .object({
    currency: z.enum(currencies),
    amount: z.int().meta({ description: "What the payment still holds: the most that a bank can take of it." }),
    parts: z
      .array(
        z
          .object({
            invoiceId: z.string().nullable().meta({ description: "Null of credit that no invoice took." }),
            name: z.string().meta({ description: "The number of the invoice, or of the payment." }),
            held: z.int(),
            credit: disputableCredit.nullable(),
          })
          .meta({ id: "DisputablePart" }),
      )
      .meta({ description: "What the payment paid, in the order in which a dispute takes it." }),
  })
  .meta({ id: "DisputeTerms" });
export type DisputeTerms = z.infer<typeof disputeTerms>;

/** What a payment paid, with the credits that a dispute freezes: of an invoice, its own and those moved from it. */
export interface HeldPart extends DisputablePart {
  invoiceId: string | null;
  lotId: string | null;
  name: string;
  lots: { lot: CreditLotRow; free: number }[];
}

type Used = Map<string, number>;

async function freeIn(context: Context, lots: readonly CreditLotRow[], used: Used): Promise<HeldPart["lots"]> {
  const found: HeldPart["lots"] = [];
  for (const lot of lots) {
    const { rest } = standingOf(await entriesOf(context, lot.id));
    found.push({ lot, free: Math.max(0, rest - lot.frozen - (used.get(lot.id) ?? 0)) });
  }
  return found;
}

const creditOf = (lots: HeldPart["lots"]): HeldPart["credit"] => {
  const own = lots[0]?.lot;
  if (!own) return null;
  const { unit, size, worth, tax, lessonMinutes } = own;
  return { unit, size, worth, tax, lessonMinutes, free: lots.reduce((sum, { free }) => sum + free, 0) };
};

/** What the payment holds on invoices, those that it paid last first. */
async function onInvoices(context: Context, { id }: PaymentRow, used: Used): Promise<HeldPart[]> {
  const { paymentId, invoiceId, seq } = paymentAllocations;
  const rows = await context.db
    .select({ invoice: invoices })
    .from(paymentAllocations)
    .innerJoin(invoices, eq(invoices.id, invoiceId))
    .where(eq(paymentId, id))
    .orderBy(desc(seq));
  const parts: HeldPart[] = [];
  for (const { invoice } of rows) {
    if (parts.some((one) => one.invoiceId === invoice.id)) continue;
    const held = (await paidParts(context, invoice.id)).find((one) => one.paymentId === id)?.amount ?? 0;
    if (held <= 0) continue;
    const lots = await freeIn(context, await lotsSoldBy(context, invoice.id), used);
    parts.push({ invoiceId: invoice.id, lotId: null, name: invoiceName(invoice), held, lots, credit: creditOf(lots) });
  }
  return parts;
}

/** What no invoice took and is left as credit. */
async function asCredit(context: Context, { id, paymentNumber }: PaymentRow, used: Used): Promise<HeldPart[]> {
  const fromPayment = await context.db.select().from(creditLots).where(eq(creditLots.paymentId, id));
  const lots = await freeIn(context, fromPayment, used);
  return lots.flatMap((one) =>
    one.free > 0
      ? [
          {
            invoiceId: null,
            lotId: one.lot.id,
            name: paymentNumber,
            held: one.free,
            lots: [one],
            credit: creditOf([one]),
          },
        ]
      : [],
  );
}

/** Everything that a payment paid and that a bank can take. */
export async function disputableParts(context: Context, payment: PaymentRow): Promise<HeldPart[]> {
  const used = payment.customerId === null ? new Map() : await usedByLessons(context, [payment.customerId]);
  return [...(await onInvoices(context, payment, used)), ...(await asCredit(context, payment, used))];
}

export async function disputeTermsOf(context: Context, paymentId: string): Promise<DisputeTerms> {
  const payment = await findOrRefuse(context, payments, paymentId, "Payment");
  const parts = await disputableParts(context, payment);
  return {
    currency: payment.currency,
    amount: parts.reduce((sum, { held }) => sum + held, 0),
    parts: parts.map(({ invoiceId, name, held, credit }) => ({ invoiceId, name, held, credit })),
  };
}

import { counted } from "@app/domain/counted.ts";
import { lotValue } from "@app/domain/billing/lot-value.ts";
import { quoteRefund, type RefundTerms } from "@app/domain/billing/refund-quote.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { numberIn, seriesOf } from "../features/billing/billing.public.ts";
import type { Rows } from "./invoice-money.ts";
import type { InvoicePlan } from "./invoice-plans.ts";
import type { Seed } from "./random.ts";

const day = 86_400_000;

interface Sold {
  id: string;
  total: number;
  prefix: string;
  received: number;
}

type Lot = Pick<RefundTerms, "size" | "worth" | "tax" | "unit"> & { id?: string };

/** How such an ending is written down: the lessons that are given back, and why. */
const given = {
  refunded: { share: 0.4, closes: false, reason: "The family is moving abroad." },
  closed: { share: 0, closes: true, reason: "They go on with fewer lessons." },
} as const;

/** Gives back some lessons of an invoice, or closes it at what was paid, some days after it was issued. */
export function addRefund(
  rows: Rows,
  seed: Seed,
  plan: InvoicePlan,
  { id, total, prefix, received }: Sold,
): { amount: number; total: number } {
  const nothing = { amount: 0, total: 0 };
  if (plan.ending !== "refunded" && plan.ending !== "closed") return nothing;
  const lot: Lot | undefined = rows.lots.at(-1);
  const payment = rows.payments.at(-1);
  if (!lot?.id || !payment) return nothing;
  const { share, closes, reason } = given[plan.ending];
  const granted = rows.entries.filter(({ lotId }) => lotId === lot.id).reduce((sum, { quantity }) => sum + quantity, 0);
  const terms: RefundTerms = {
    unit: lot.unit,
    size: lot.size,
    worth: lot.worth,
    tax: lot.tax,
    currency: plan.currency,
    taken: 0,
    value: 0,
    taxValue: 0,
    free: granted,
    moved: [],
    lessonMinutes: plan.minutes,
    refundable: received,
    spent: 0,
    waiting: Math.max(0, received - lotValue(lot, granted)),
    due: total - received,
  };
  const lessons = Math.floor(plan.count * share);
  const quantity = lot.unit === "money" ? Math.floor(granted * share) : lessons * plan.minutes;
  const quote = quoteRefund(terms, { quantity, extra: 0, closes });
  if (quote.total <= 0) return nothing;
  const at = new Date(Math.min(plan.issuedAt.getTime() + 9 * day, seed.now.getTime() - 3_600_000));
  const issuedOn = wallClockOf(at, plan.payer.zone).date;
  const series = seriesOf({ kind: "credit-note", prefix, issuedOn });
  const by = { createdBy: plan.payer.ownerId ?? "system", updatedBy: plan.payer.ownerId ?? "system" };
  const note = {
    ...seed.record(at),
    ...by,
    invoiceId: id,
    customerId: plan.payer.customerId,
    currency: plan.currency,
    issuedOn,
    lines: [
      {
        description: closes
          ? "What was left of the invoice"
          : `${counted(lessons, "lesson")} of ${plan.minutes} minutes, not used`,
        net: quote.net,
        tax: quote.tax,
      },
    ],
    net: quote.net,
    tax: quote.tax,
    total: quote.total,
    reason,
  };
  rows.creditNotes.push({ note, series });
  if (quantity > 0)
    rows.entries.push({
      id: seed.chance.id(at),
      at,
      day: issuedOn,
      byId: by.createdBy,
      lotId: lot.id,
      type: "refund" as const,
      quantity: -quantity,
      value: quote.net,
      taxValue: quote.tax,
      reason,
    });
  if (closes) Object.assign(lot, { creditedSize: lot.size - granted, creditNoteId: note.id });
  if (quote.amount <= 0) return quote;
  rows.refunds.push({
    ...seed.record(at),
    ...by,
    creditNoteId: note.id,
    invoiceId: id,
    paymentId: payment.id,
    way: "bank",
    currency: plan.currency,
    amount: quote.amount,
    refundedOn: issuedOn,
    reference: `RF${issuedOn.replaceAll("-", "")}`,
  });
  payment.status = quote.amount >= payment.amount ? "refunded" : "part-refunded";
  return quote;
}

/** Numbers credit notes in the order in which they were issued, as the servers do. */
export function numberedNotes({ creditNotes, series: last }: Rows) {
  return creditNotes
    .toSorted((a, b) => a.note.createdAt.getTime() - b.note.createdAt.getTime())
    .map(({ note, series }) => {
      const place = (last.get(series) ?? 0) + 1;
      last.set(series, place);
      return { ...note, creditNoteNumber: numberIn(series, place) };
    });
}

import { daysLater } from "@app/domain/dates/days-later.ts";
import { grantedFor } from "@app/domain/billing/lot-value.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { grantTerms, soldBy } from "../features/billing/billing.public.ts";
import type {
  creditEntries,
  creditLots,
  creditNotes,
  invoiceLines,
  invoices,
  paymentAllocations,
  payments,
  refunds,
} from "../features/billing/billing.public.ts";
import type { Ending } from "./invoice-ending.ts";
import type { InvoicePlan } from "./invoice-plans.ts";
import type { Seed } from "./random.ts";

const day = 86_400_000;

type NewRow<Table extends { $inferInsert: unknown }> = Table["$inferInsert"];

/** The rows that are written at the end, each table at once. */
export interface Rows {
  invoices: NewRow<typeof invoices>[];
  lines: NewRow<typeof invoiceLines>[];
  lots: (NewRow<typeof creditLots> & { id: string })[];
  entries: NewRow<typeof creditEntries>[];
  payments: NewRow<typeof payments>[];
  allocations: NewRow<typeof paymentAllocations>[];
  /** Each with the series of its number, which is given last. */
  creditNotes: { note: Omit<NewRow<typeof creditNotes>, "creditNoteNumber"> & { createdAt: Date }; series: string }[];
  refunds: NewRow<typeof refunds>[];
  series: Map<string, number>;
}

/** How much of the total was paid. */
const paidShare: Record<Ending, number> = {
  draft: 0,
  sent: 0,
  overdue: 0,
  void: 0,
  part: 0.4,
  closed: 0.4,
  paid: 1,
  refunded: 1,
  overpaid: 1.1,
};

export function addPayment(
  rows: Rows,
  seed: Seed,
  plan: InvoicePlan,
  { id, total: due }: { id: string; total: number },
) {
  const share = paidShare[plan.ending];
  const amount = Math.round((due * share) / 100) * 100;
  if (amount <= 0) return 0;
  const at = new Date(
    Math.min(plan.issuedAt.getTime() + seed.chance.whole(1, 5) * day, seed.now.getTime() - 3_600_000),
  );
  const paidBy = { createdBy: plan.payer.ownerId ?? "system", updatedBy: plan.payer.ownerId ?? "system" };
  const receivedOn = wallClockOf(at, plan.payer.zone).date;
  const payment = {
    ...seed.record(at),
    ...paidBy,
    paymentNumber: `PAY-${String(rows.payments.length + 1).padStart(6, "0")}`,
    customerId: plan.payer.customerId,
    regionId: plan.payer.regionId,
    gateway: "BANK_TRANSFER" as const,
    method: "bank" as const,
    status: "succeeded" as const,
    currency: plan.currency,
    amount,
    receivedOn,
    payerName: `${plan.payer.firstName} ${plan.payer.lastName}`,
  };
  const allocated = Math.min(amount, due);
  rows.payments.push(payment);
  rows.allocations.push({
    id: seed.chance.id(at),
    paymentId: payment.id,
    invoiceId: id,
    amount: allocated,
    at,
    byId: paidBy.createdBy,
  });
  if (amount > allocated) addOver(rows, seed, plan, { id: payment.id, over: amount - allocated, at, receivedOn });
  return allocated;
}

/** What was paid too much is kept as credit in money. */
function addOver(
  rows: Rows,
  seed: Seed,
  { payer, currency }: InvoicePlan,
  { id, over, at, receivedOn }: { id: string; over: number; at: Date; receivedOn: string },
) {
  const lot = {
    ...seed.record(at),
    customerId: payer.customerId,
    regionId: payer.regionId,
    source: "overpayment" as const,
    invoiceId: null,
    paymentId: id,
    unit: "money" as const,
    currency,
    size: over,
    worth: over,
    tax: 0,
    lessonMinutes: null,
    learnerIds: [],
    podId: null,
    subjects: [],
    tutorIds: [],
    expiresOn: null,
    ...uncredited,
  };
  rows.lots.push(lot);
  rows.entries.push({ ...entryAt(seed, at, receivedOn), lotId: lot.id, type: "grant", quantity: over });
}

/** Every row of a table names the same columns, because they are written at once. */
const entryAt = (seed: Seed, at: Date, date: string) => ({
  id: seed.chance.id(at),
  at,
  day: date,
  byId: "system",
  value: 0,
  taxValue: 0,
  reason: null,
});
const uncredited = { creditedSize: 0, creditNoteId: null };

type Sold = Parameters<typeof soldBy>[0] & Parameters<typeof soldBy>[1];

/** The credit that a sent invoice sells, granted as far as it is paid. */
export function addLot(
  rows: Rows,
  seed: Seed,
  plan: InvoicePlan,
  invoice: Sold & { total: number; received: number; issuedOn: string },
) {
  const sold = soldBy(invoice, invoice);
  const granted = grantedFor(grantTerms(invoice, sold), invoice.received, invoice.total);
  const lot = {
    ...seed.record(plan.issuedAt),
    ...sold,
    ...uncredited,
    paymentId: null,
    expiresOn: granted > 0 && sold.unit === "minutes" ? daysLater(invoice.issuedOn, 368) : null,
  };
  rows.lots.push(lot);
  if (granted > 0)
    rows.entries.push({
      ...entryAt(seed, plan.issuedAt, invoice.issuedOn),
      lotId: lot.id,
      type: "grant",
      quantity: granted,
    });
}

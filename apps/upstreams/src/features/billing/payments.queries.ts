import { and, asc, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { paymentGateways, paymentStatuses } from "@app/domain/billing/billing-enums.ts";
import { currencies } from "@app/domain/enums.ts";
import { anyOf, anyText, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { withOwnRegions } from "../../records/list-words.ts";
import { readPage } from "../../records/read-page.ts";
import type { RecordKind } from "../../records/change-record.ts";
import type { Context } from "../../service/context.ts";
import { disputesOf } from "./bank-disputes/bank-dispute.record.ts";
import { creditLots } from "./credit.table.ts";
import { billingDocuments } from "./documents/documents.table.ts";
import { paymentOf, type PaymentRecord } from "./payment.record.ts";
import { paymentAllocations, payments, type PaymentRow } from "./payments.table.ts";

export const paymentList: ListSpec = {
  sorts: { receivedOn: [payments.receivedOn], createdAt: [payments.createdAt] },
  defaultSort: "-receivedOn",
  search: payments.searchName,
  id: payments.id,
  filters: {
    id: anyText(payments.id),
    customerId: anyText(payments.customerId),
    regionId: withOwnRegions(anyText(payments.regionId)),
    status: anyOf(payments.status, paymentStatuses, "Status"),
    gateway: anyOf(payments.gateway, paymentGateways, "Payment"),
    currency: anyOf(payments.currency, currencies, "Currency"),
    invoiceId: {
      ...anyText(payments.id),
      where: (ids) =>
        sql`${payments.id} in (select ${paymentAllocations.paymentId} from ${paymentAllocations} where ${inArray(paymentAllocations.invoiceId, ids)})`,
    },
  },
};

async function presentAll({ db }: Pick<Context, "db">, rows: readonly PaymentRow[]): Promise<PaymentRecord[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const allocated = await db
    .select()
    .from(paymentAllocations)
    .where(inArray(paymentAllocations.paymentId, ids))
    .orderBy(asc(paymentAllocations.seq));
  const receipts = await db
    .select({ ownerId: billingDocuments.ownerId, id: billingDocuments.id })
    .from(billingDocuments)
    .where(
      and(
        inArray(billingDocuments.ownerId, ids),
        eq(billingDocuments.kind, "receipt"),
        isNotNull(billingDocuments.drawnAt),
      ),
    );
  const { paymentId, size } = creditLots;
  const lots = await db.select({ paymentId, size }).from(creditLots).where(inArray(paymentId, ids));
  const disputes = await disputesOf({ db }, ids);
  return rows.map((row) =>
    paymentOf(row, {
      disputes: disputes.filter((one) => one.paymentId === row.id),
      pdfFileId: receipts.find(({ ownerId }) => ownerId === row.id)?.id ?? null,
      allocations: allocated
        .filter((one) => one.paymentId === row.id)
        .map(({ invoiceId, amount, at }) => ({ invoiceId, amount, at: at.toISOString() })),
      kept: lots.filter((lot) => lot.paymentId === row.id).reduce((sum, lot) => sum + lot.size, 0),
    }),
  );
}

export async function listPayments(context: Context, request: ListRequest) {
  const { rows, total } = await readPage(context, { payment: payments }, payments, request);
  return {
    rows: await presentAll(
      context,
      rows.map(({ payment }) => payment),
    ),
    total,
  };
}

/** The payments on an invoice, the newest first. */
export async function paymentsOfInvoice(context: Pick<Context, "db">, invoiceId: string): Promise<PaymentRecord[]> {
  const { paymentId } = paymentAllocations;
  const ids = context.db
    .select({ paymentId })
    .from(paymentAllocations)
    .where(eq(paymentAllocations.invoiceId, invoiceId));
  const rows = await context.db
    .select()
    .from(payments)
    .where(inArray(payments.id, ids))
    .orderBy(desc(payments.receivedOn), desc(payments.id));
  return presentAll(context, rows);
}

export const paymentKind: RecordKind<PaymentRow, PaymentRecord> = {
  table: payments,
  kind: "payment",
  labelOf: ({ paymentNumber }) => paymentNumber,
  parts: async (context, { id }) => ({
    disputes: (await disputesOf(context, [id])).map(({ status, reference, amount }) => ({ status, reference, amount })),
  }),
  present: async (context, row) => (await presentAll(context, [row]))[0] as PaymentRecord,
};

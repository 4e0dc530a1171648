import { invoiceKinds } from "@app/domain/billing/billing-enums.ts";
import { currencies } from "@app/domain/enums.ts";
import type { RecordKind } from "../../../records/change-record.ts";
import { anyOf, anyText, type ListRequest, type ListSpec } from "../../../records/list-spec.ts";
import { readPage } from "../../../records/read-page.ts";
import type { Context } from "../../../service/context.ts";
import { oldInvoiceOf, type OldInvoiceRecord } from "./old-invoice.record.ts";
import { oldInvoices, type OldInvoiceRow } from "./old-invoices.table.ts";

export const oldInvoiceList: ListSpec = {
  sorts: { issuedOn: [oldInvoices.issuedOn] },
  defaultSort: "-issuedOn",
  id: oldInvoices.id,
  filters: {
    id: anyText(oldInvoices.id),
    customerId: anyText(oldInvoices.customerId),
    number: anyText(oldInvoices.number),
    kind: anyOf(oldInvoices.kind, invoiceKinds, "Kind"),
    currency: anyOf(oldInvoices.currency, currencies, "Currency"),
  },
};

export async function listOldInvoices(context: Context, request: ListRequest) {
  const { rows, total } = await readPage(context, { old: oldInvoices }, oldInvoices, request);
  return { rows: rows.map(({ old }) => oldInvoiceOf(old)), total };
}

export const oldInvoiceKind: RecordKind<OldInvoiceRow, OldInvoiceRecord> = {
  table: oldInvoices,
  kind: "old-invoice",
  labelOf: ({ number }) => number,
  partOf: ({ customerId }) => customerId,
  present: (_, row) => Promise.resolve(oldInvoiceOf(row)),
};

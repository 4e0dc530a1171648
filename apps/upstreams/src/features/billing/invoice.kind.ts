import { invoiceName } from "@app/domain/billing/invoice-name.ts";
import type { RecordKind } from "../../records/change-record.ts";
import { invoices, type InvoiceRow } from "./invoices.table.ts";
import type { InvoiceRecord } from "./invoice.record.ts";
import { linesOf, presentInvoice } from "./invoices.queries.ts";

export const invoiceKind: RecordKind<InvoiceRow, InvoiceRecord> = {
  table: invoices,
  kind: "invoice",
  labelOf: (invoice) => invoiceName(invoice),
  parts: async (context, { id }) => ({
    lines: (await linesOf(context, [id])).map(({ description, total }) => ({ description, total })),
  }),
  present: presentInvoice,
};

import type { InvoiceKind } from "@app/schema/types.generated.ts";
import { invoicePath, ongoingPath, prepaymentsPath } from "../../shared/links/record-paths.ts";
import type { RecordKind } from "../../shared/records/record-kind.ts";

/** What the list, the page, the dialogs and the form of invoices have in common. */
export const invoiceKind: RecordKind = {
  write: "invoices:write",
  act: "invoices:act",
  history: "INVOICE",
  one: "invoice",
  many: "invoices",
  list: "invoices",
  page: (id) => invoicePath(id),
};

/** Where an invoice of the system before is shown. */
export const oldInvoicePath = (id: string, kind: InvoiceKind) =>
  `${kind === "ONGOING" ? ongoingPath : prepaymentsPath}-old/${id}`;

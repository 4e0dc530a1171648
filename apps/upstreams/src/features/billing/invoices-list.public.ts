export { remindOfInvoice } from "./invoice-events.service.ts";
export type { InvoiceRecord } from "./invoice.record.ts";
export { invoiceList, listInvoices } from "./invoices.queries.ts";
export { sendInvoice } from "./send-invoice.service.ts";

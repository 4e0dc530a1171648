export { invoices, type InvoicePromo } from "./invoices.table.ts";

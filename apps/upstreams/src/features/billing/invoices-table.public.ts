export { moneyColumns } from "./invoice-money.ts";
export { invoices, type InvoicePromo } from "./invoices.table.ts";

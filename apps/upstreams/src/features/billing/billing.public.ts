export { billingTexts } from "./billing-texts.ts";
export { creditEntries, creditLots } from "./credit.table.ts";
export { invoiceLines, invoices, numberSeries } from "./invoices.table.ts";
export { paymentAllocations, payments } from "./payments.table.ts";

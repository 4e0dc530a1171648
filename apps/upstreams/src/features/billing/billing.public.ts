export { billingTexts } from "./billing-texts.ts";
export { creditEntries, creditLots } from "./credit.table.ts";
export { invoiceLines, invoices, numberSeries } from "./invoices.table.ts";
export { paymentAllocations, payments } from "./payments.table.ts";
export { expireCredit } from "./expire-credit.ts";
export { lapseInvoices } from "./lapse-invoices.ts";

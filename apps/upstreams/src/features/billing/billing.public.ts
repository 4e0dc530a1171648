export { billingTexts } from "./billing-texts.ts";
export { creditEntries, creditLots } from "./credit.table.ts";
export { invoiceLines, invoices, numberSeries } from "./invoices.table.ts";
export { paymentAllocations, payments } from "./payments.table.ts";
export { expireCredit } from "./expire-credit.ts";
export { lapseInvoices } from "./lapse-invoices.ts";
export { numberIn, seriesOf } from "./invoice-number.ts";
export { issuerOf } from "./issuer.ts";
export { grantTerms, soldBy } from "./sold-credit.ts";

export { invoicePath, prepaymentsPath } from "./invoice.kind.ts";

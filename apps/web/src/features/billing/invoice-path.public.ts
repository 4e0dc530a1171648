export { invoicePath } from "./invoice.kind.ts";

import { preloadRecord } from "../../../shared/records/record-page.tsx";
import { InvoiceRecordDocument } from "../invoice.generated.ts";

export { InvoiceScreen as Component } from "./invoice.screen.tsx";

export const preload = preloadRecord(InvoiceRecordDocument, "invoiceId");

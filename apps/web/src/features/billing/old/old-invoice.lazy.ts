import { preloadRecord } from "../../../shared/records/record-page.tsx";
import { OldInvoiceRecordDocument } from "./old-invoice.generated.ts";

export { OldInvoiceScreen as Component } from "./old-invoice.screen.tsx";

export const preload = preloadRecord(OldInvoiceRecordDocument, "invoiceId");

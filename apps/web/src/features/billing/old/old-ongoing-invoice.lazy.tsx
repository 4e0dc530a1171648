import { preloadRecord } from "../../../shared/records/record-page.tsx";
import { OldInvoiceRecordDocument } from "./old-invoice.generated.ts";
import { OldInvoiceScreen } from "./old-invoice.screen.tsx";

export const Component = () => <OldInvoiceScreen kind="ONGOING" />;

export const preload = preloadRecord(OldInvoiceRecordDocument, "invoiceId");

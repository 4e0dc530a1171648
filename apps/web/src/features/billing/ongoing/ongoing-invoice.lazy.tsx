import { preloadRecord } from "../../../shared/records/record-page.tsx";
import { InvoiceScreen } from "../detail/invoice.screen.tsx";
import { InvoiceRecordDocument } from "../invoice.generated.ts";

export const Component = () => <InvoiceScreen kind="ONGOING" />;

export const preload = preloadRecord(InvoiceRecordDocument, "invoiceId");

import { preloadRecord } from "../../../shared/records/record-page.tsx";
import { CustomerRecordDocument } from "../customer.generated.ts";

export { CustomerScreen as Component } from "./customer.screen.tsx";

export const preload = preloadRecord(CustomerRecordDocument, "customerId");

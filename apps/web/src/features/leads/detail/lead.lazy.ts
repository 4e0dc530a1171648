import { preloadRecord } from "../../../shared/records/record-page.tsx";
import { LeadRecordDocument } from "../lead.generated.ts";

export { LeadScreen as Component } from "./lead.screen.tsx";

export const preload = preloadRecord(LeadRecordDocument, "leadId");

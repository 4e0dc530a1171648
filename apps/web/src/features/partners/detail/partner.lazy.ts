import { preloadRecord } from "../../../shared/records/record-page.tsx";
import { PartnerRecordDocument } from "../partner.generated.ts";

export { PartnerScreen as Component } from "./partner.screen.tsx";

export const preload = preloadRecord(PartnerRecordDocument, "id");

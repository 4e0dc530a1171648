import { preloadRecord } from "../../../shared/records/record-page.tsx";
import { PartnerRecordDocument } from "../partner.generated.ts";

export { EditPartnerScreen as Component } from "./edit-partner.screen.tsx";

export const preload = preloadRecord(PartnerRecordDocument, "id");

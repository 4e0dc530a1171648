import { preloadRecord } from "../../../../shared/records/record-page.tsx";
import { PartnerUserRecordDocument } from "../user.generated.ts";

export { EditUserScreen as Component } from "./edit-user.screen.tsx";

export const preload = preloadRecord(PartnerUserRecordDocument, "userId");

import { preloadRecord } from "../../../../shared/records/record-page.tsx";
import { PartnerUserRecordDocument } from "../user.generated.ts";

export { UserScreen as Component } from "./user.screen.tsx";

export const preload = preloadRecord(PartnerUserRecordDocument, "userId");

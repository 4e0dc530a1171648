import { preloadRecord } from "../../../shared/records/record-page.tsx";
import { ReferrerRecordDocument } from "../referrer.generated.ts";

export { TeacherReferrerScreen as Component } from "./teacher-referrer.screen.tsx";

export const preload = preloadRecord(ReferrerRecordDocument, "customerId");

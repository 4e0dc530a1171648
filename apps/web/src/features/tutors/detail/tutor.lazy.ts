import { preloadRecord } from "../../../shared/records/record-page.tsx";
import { TutorRecordDocument } from "../tutor.generated.ts";

export { TutorScreen as Component } from "./tutor.screen.tsx";

export const preload = preloadRecord(TutorRecordDocument, "customerId");

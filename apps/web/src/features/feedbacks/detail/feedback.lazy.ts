import { preloadRecord } from "../../../shared/records/record-page.tsx";
import { FeedbackRecordDocument } from "../feedback.generated.ts";

export { FeedbackScreen as Component } from "./feedback.screen.tsx";

export const preload = preloadRecord(FeedbackRecordDocument, "id");

import { preloadRecord } from "../../../../shared/records/record-page.tsx";
import { LessonRequestRecordDocument } from "../request.generated.ts";

export { RequestScreen as Component } from "./request.screen.tsx";

export const preload = preloadRecord(LessonRequestRecordDocument, "requestId");

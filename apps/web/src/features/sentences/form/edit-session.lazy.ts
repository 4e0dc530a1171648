import { preloadRecord } from "../../../shared/records/record-page.tsx";
import { SentenceSessionRecordDocument } from "../session.generated.ts";

export { EditSessionScreen as Component } from "./edit-session.screen.tsx";

export const preload = preloadRecord(SentenceSessionRecordDocument, "sessionId");

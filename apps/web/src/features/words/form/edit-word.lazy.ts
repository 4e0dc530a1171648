import { preloadRecord } from "../../../shared/records/record-page.tsx";
import { WordRecordDocument } from "../word.generated.ts";

export { EditWordScreen as Component } from "./edit-word.screen.tsx";

export const preload = preloadRecord(WordRecordDocument, "wordId");

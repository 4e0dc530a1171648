import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { ContentHistory } from "../../shared/review/content-history.tsx";
import { wordForm } from "./form/word.fields.ts";
import { wordKind } from "./word.kind.ts";
import { WordRecordDocument } from "./word.generated.ts";

/** What was changed about a word, by whom, and the ways back. */
export const WordHistory = (props: RecordDialogProps) => (
  <ContentHistory {...props} kind={wordKind} query={WordRecordDocument} form={wordForm} />
);

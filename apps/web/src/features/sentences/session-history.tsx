import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { ContentHistory } from "../../shared/review/content-history.tsx";
import { sessionForm } from "./form/session.fields.ts";
import { sessionKind } from "./session.kind.ts";
import { SentenceSessionRecordDocument } from "./session.generated.ts";

/** What was changed about a sentence session, by whom, and the ways back. */
export const SessionHistory = (props: RecordDialogProps) => (
  <ContentHistory {...props} kind={sessionKind} query={SentenceSessionRecordDocument} form={sessionForm} />
);

import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { RecordHistory } from "../../shared/records/record-history.tsx";
import { sessionForm } from "./form/session.fields.ts";
import { sessionKind } from "./session.kind.ts";
import { SentenceSessionRecordDocument } from "./session.generated.ts";

const { labels, showStored } = sessionForm;

/** What was changed about a sentence session, by whom, and the ways back. */
export function SessionHistory(props: RecordDialogProps) {
  return (
    <RecordHistory
      {...props}
      kind={sessionKind}
      query={SentenceSessionRecordDocument}
      words={{ labels: { ...labels, status: "Status" }, show: showStored }}
      mayRestore={({ offered }) => offered.includes("EDIT")}
    />
  );
}

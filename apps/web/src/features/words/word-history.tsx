import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { RecordHistory } from "../../shared/records/record-history.tsx";
import { wordForm } from "./form/word.fields.ts";
import { wordKind } from "./word.kind.ts";
import { WordRecordDocument } from "./word.generated.ts";

const { labels, showStored } = wordForm;

/** What was changed about a word, by whom, and the ways back. */
export function WordHistory(props: RecordDialogProps) {
  return (
    <RecordHistory
      {...props}
      kind={wordKind}
      query={WordRecordDocument}
      words={{ labels: { ...labels, status: "Status" }, show: showStored }}
      mayRestore={({ offered }) => offered.includes("EDIT")}
    />
  );
}

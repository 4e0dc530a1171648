import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { RecordHistory } from "../../shared/records/record-history.tsx";
import { tokenForm } from "./form/token.fields.ts";
import { TokenRecordDocument } from "./token.generated.ts";
import { tokenKind } from "./token.kind.ts";

const words = { labels: { ...tokenForm.labels, ownerId: "Owner" }, show: tokenForm.showStored };

/** What was changed about a service token, by whom, and the ways back. */
export function TokenHistory(props: RecordDialogProps) {
  return (
    <RecordHistory
      {...props}
      kind={tokenKind}
      query={TokenRecordDocument}
      words={words}
      mayRestore={({ state }) => state !== "REVOKED"}
    />
  );
}

import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { RecordHistory } from "../../shared/records/record-history.tsx";
import { referrerWords } from "./referrer-words.ts";
import { ReferrerRecordDocument } from "./referrer.generated.ts";
import { customerReferrerKind } from "./referrer.kind.ts";

/** What was changed about a customer who refers, by whom, and the ways back. */
export function ReferrerHistory(props: RecordDialogProps) {
  return (
    <RecordHistory
      {...props}
      kind={customerReferrerKind}
      query={ReferrerRecordDocument}
      words={referrerWords}
      mayRestore={({ status }) => status !== "CLOSED"}
    />
  );
}

import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { RecordHistory } from "../../shared/records/record-history.tsx";
import { policyForm } from "./form/policy.fields.ts";
import { PolicyRecordDocument } from "./policy.generated.ts";
import { policyKind } from "./policy.kind.ts";

const words = { labels: policyForm.labels, show: policyForm.showStored };

/** What was changed about a cancellation policy, by whom, and the ways back. */
export function PolicyHistory(props: RecordDialogProps) {
  return (
    <RecordHistory {...props} kind={policyKind} query={PolicyRecordDocument} words={words} mayRestore={() => true} />
  );
}

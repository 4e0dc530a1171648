import { RecordEventDialog, type RecordEvent } from "../../../shared/records/event-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { DependentArchiveDocument, DependentRestoreDocument } from "./dependent-mutations.generated.ts";
import { DependentRecordDocument, type DependentRecordFragment } from "./dependent.generated.ts";

const archive: RecordEvent<DependentRecordFragment> = {
  verb: "Archive",
  mutation: DependentArchiveDocument,
  description: () =>
    "They can no longer be chosen for lessons, pods or curricula. Nobody can be archived who still has lessons, alone or in a pod: end those, or take them out of the pod, first.",
  successMessage: ({ name }) => `${name} is archived.`,
  danger: true,
  undo: "DEPENDENT",
};
const restore: RecordEvent<DependentRecordFragment> = {
  verb: "Restore",
  mutation: DependentRestoreDocument,
  description: () => "They can be chosen again.",
  successMessage: ({ name }) => `${name} is active again.`,
  undo: "DEPENDENT",
};

/** By what the address names them: in the list, and on a customer's page. */
export const dependentEvents = { archive, restore, archiveDependent: archive, restoreDependent: restore };

/** Asks before a dependent is taken out of use or brought back. */
export function DependentEventDialog(props: RecordDialogProps) {
  return <RecordEventDialog {...props} what="dependent" query={DependentRecordDocument} events={dependentEvents} />;
}

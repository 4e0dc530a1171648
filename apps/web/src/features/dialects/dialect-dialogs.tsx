import { whoMay } from "../../shared/permission/use-can.ts";
import { RecordEventDialog, type RecordEvent } from "../../shared/records/event-dialog.tsx";
import { FactsDialog } from "../../shared/records/facts-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { RecordHistory } from "../../shared/records/record-history.tsx";
import { DialectArchiveDocument, DialectRestoreDocument } from "./dialect-mutations.generated.ts";
import { DialectRecordDocument, type DialectRecordFragment } from "./dialect.generated.ts";
import { dialectKind } from "./dialect.kind.ts";
import { dialectForm } from "./form/dialect.fields.ts";

const { labels, showStored } = dialectForm;

/** One dialect for those who may not edit it. */
export function DialectFacts(props: RecordDialogProps) {
  return (
    <FactsDialog
      {...props}
      what="dialect"
      query={DialectRecordDocument}
      title={({ name, subject }) => `${name} (${subject})`}
      facts={({ subject, order, active }) => ({
        Status: active ? "Active" : "Archived",
        [labels.subject]: subject,
        [labels.order]: order,
      })}
    >
      {() => <p style={{ marginTop: 16 }}>Editing dialects: {whoMay("words:act").toLowerCase()}</p>}
    </FactsDialog>
  );
}

/** What was changed about a dialect, by whom, and the ways back. */
export function DialectHistory(props: RecordDialogProps) {
  return (
    <RecordHistory
      {...props}
      kind={dialectKind}
      query={DialectRecordDocument}
      words={{ labels: { ...labels, active: "In use" }, show: showStored }}
      mayRestore={({ active }) => active}
    />
  );
}

const events: Record<string, RecordEvent<DialectRecordFragment>> = {
  archive: {
    verb: "Archive",
    mutation: DialectArchiveDocument,
    danger: true,
    description: ({ name }) =>
      `What names ${name} stays as it is. It can no longer be chosen for new records, and can be restored at any time.`,
    successMessage: ({ name }) => `${name} archived.`,
    undo: "DIALECT",
  },
  restore: {
    verb: "Restore",
    mutation: DialectRestoreDocument,
    description: ({ name }) => `${name} can be chosen again for new records.`,
    successMessage: ({ name }) => `${name} restored.`,
    undo: "DIALECT",
  },
};

/** Asks before a dialect is taken out of use or brought back. */
export function DialectEvent(props: RecordDialogProps) {
  return <RecordEventDialog {...props} what="dialect" query={DialectRecordDocument} events={events} />;
}

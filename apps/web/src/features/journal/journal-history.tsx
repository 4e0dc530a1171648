import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { RecordHistory } from "../../shared/records/record-history.tsx";
import { isEntryOpen } from "@app/domain/journal/journal-times.ts";
import { useNow } from "@app/ui/value/clock.tsx";
import { useViewer } from "../../shared/session/session-context.ts";
import { journalForm } from "./form/journal.fields.ts";
import { JournalRecordDocument } from "./journal.generated.ts";
import { journalKind } from "./journal.kind.ts";

const words = {
  labels: { ...journalForm.labels, followUpDoneAt: "Followed up" },
  show: { ...journalForm.showStored, followUpDoneAt: (at: unknown) => (at ? "yes" : "no") },
};

/** What happened to an entry: who changed what, and the ways back. */
export function JournalHistory(props: RecordDialogProps) {
  const viewer = useViewer();
  const now = useNow();
  return (
    <RecordHistory
      {...props}
      kind={journalKind}
      query={JournalRecordDocument}
      words={words}
      mayRestore={({ author, createdAt }) => author?.id === viewer.id && isEntryOpen(new Date(createdAt), now)}
    />
  );
}

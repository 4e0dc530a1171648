import { RecordEventDialog, type RecordEvent } from "../../../shared/records/event-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { TemplateArchiveDocument, TemplateRestoreDocument } from "./template-mutations.generated.ts";
import { TemplateRecordDocument, type TemplateRecordFragment } from "./template.generated.ts";

const events: Record<string, RecordEvent<TemplateRecordFragment>> = {
  archive: {
    verb: "Archive",
    mutation: TemplateArchiveDocument,
    danger: true,
    description: ({ name }) =>
      `${name} can no longer be chosen for new messages. What was written from it stays, and it can be restored at any time.`,
    successMessage: ({ name }) => `${name} archived.`,
    undo: "TEMPLATE",
  },
  restore: {
    verb: "Restore",
    mutation: TemplateRestoreDocument,
    description: ({ name }) => `${name} can be chosen again for new messages.`,
    successMessage: ({ name }) => `${name} restored.`,
    undo: "TEMPLATE",
  },
};

/** Asks before a template is taken out of use or brought back. */
export function TemplateEvent(props: RecordDialogProps) {
  return <RecordEventDialog {...props} what="template" query={TemplateRecordDocument} events={events} />;
}

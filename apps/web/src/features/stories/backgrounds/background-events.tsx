import { storyMessages } from "@app/domain/stories/story-messages.ts";
import { RecordEventDialog, type RecordEvent } from "../../../shared/records/event-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { RecordHistory } from "../../../shared/records/record-history.tsx";
import { BackgroundArchiveDocument, BackgroundRestoreDocument } from "./background-mutations.generated.ts";
import { BackgroundRecordDocument, type BackgroundRecordFragment } from "./background.generated.ts";
import { backgroundForm } from "./background.fields.ts";
import { backgroundKind } from "./background.kind.ts";

const { labels, showStored } = backgroundForm;

/** What was changed about a background, by whom, and the ways back. */
export function BackgroundHistory(props: RecordDialogProps) {
  return (
    <RecordHistory
      {...props}
      kind={backgroundKind}
      query={BackgroundRecordDocument}
      words={{ labels: { ...labels, active: "In use" }, show: showStored }}
      mayRestore={({ active }) => active}
    />
  );
}

const events: Record<string, RecordEvent<BackgroundRecordFragment>> = {
  archive: {
    verb: "Archive",
    mutation: BackgroundArchiveDocument,
    danger: true,
    description: ({ name, ...uses }) =>
      uses.storyCount + uses.conversationCount === 0
        ? `${name} can no longer be chosen for new stories and conversations. It can be restored at any time.`
        : storyMessages.usedIn(name, uses),
    successMessage: ({ name }) => `${name} archived.`,
    undo: "BACKGROUND",
  },
  restore: {
    verb: "Restore",
    mutation: BackgroundRestoreDocument,
    description: ({ name }) => `${name} can be chosen again for new stories and conversations.`,
    successMessage: ({ name }) => `${name} restored.`,
    undo: "BACKGROUND",
  },
};

/** Asks before a background is taken out of use or brought back. */
export function BackgroundEvent(props: RecordDialogProps) {
  return <RecordEventDialog {...props} what="background" query={BackgroundRecordDocument} events={events} />;
}

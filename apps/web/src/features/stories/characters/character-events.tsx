import { storyMessages } from "@app/domain/stories/story-messages.ts";
import { RecordEventDialog, type RecordEvent } from "../../../shared/records/event-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { RecordHistory } from "../../../shared/records/record-history.tsx";
import { CharacterArchiveDocument, CharacterRestoreDocument } from "./character-mutations.generated.ts";
import { CharacterRecordDocument, type CharacterRecordFragment } from "./character.generated.ts";
import { characterForm } from "./character.fields.ts";
import { characterKind } from "./character.kind.ts";

const { labels, showStored } = characterForm;

/** What was changed about a character, by whom, and the ways back. */
export function CharacterHistory(props: RecordDialogProps) {
  return (
    <RecordHistory
      {...props}
      kind={characterKind}
      query={CharacterRecordDocument}
      words={{ labels: { ...labels, active: "In use" }, show: { ...showStored, speakerId: () => "another voice" } }}
      mayRestore={({ active }) => active}
    />
  );
}

const events: Record<string, RecordEvent<CharacterRecordFragment>> = {
  archive: {
    verb: "Archive",
    mutation: CharacterArchiveDocument,
    danger: true,
    description: ({ name, ...uses }) =>
      uses.storyCount + uses.conversationCount === 0
        ? `${name} can no longer be chosen for new stories and conversations. It can be restored at any time.`
        : storyMessages.usedIn(name, uses),
    successMessage: ({ name }) => `${name} archived.`,
    undo: "CHARACTER",
  },
  restore: {
    verb: "Restore",
    mutation: CharacterRestoreDocument,
    description: ({ name }) => `${name} can be chosen again for new stories and conversations.`,
    successMessage: ({ name }) => `${name} restored.`,
    undo: "CHARACTER",
  },
};

/** Asks before a character is taken out of use or brought back. */
export function CharacterEvent(props: RecordDialogProps) {
  return <RecordEventDialog {...props} what="character" query={CharacterRecordDocument} events={events} />;
}

import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { DemoCardAddDocument, DemoListAddDocument, DemoListRenameDocument } from "./kanban.generated.ts";
import { NameForm } from "./name-form.tsx";
import { OnBoard } from "./on-board.tsx";
import { useBoardChange } from "./use-board-change.ts";

export function NewList({ onClose }: RecordDialogProps) {
  const { change } = useBoardChange(DemoListAddDocument);
  const send = (name: string, form: Parameters<typeof change>[1]) => change({ name }, form);
  return <NameForm title="Add list" label="Name" saveLabel="Add list" send={send} onClose={onClose} />;
}

export function RenameList({ id, onClose }: RecordDialogProps) {
  const { change } = useBoardChange(DemoListRenameDocument);
  return (
    <OnBoard what="list" onClose={onClose} find={({ lists }) => lists.find((list) => list.id === id)}>
      {(list) => (
        <NameForm
          title="Rename list"
          label="Name"
          saveLabel="Rename list"
          name={list.name}
          send={(name, form) => change({ listId: list.id, name }, form)}
          onClose={onClose}
        />
      )}
    </OnBoard>
  );
}

export function NewCard({ id, onClose }: RecordDialogProps) {
  const { change } = useBoardChange(DemoCardAddDocument);
  return (
    <OnBoard what="list" onClose={onClose} find={({ lists }) => lists.find((list) => list.id === id)}>
      {(list) => (
        <NameForm
          title={`Add card to ${list.name}`}
          label="What is there to do?"
          saveLabel="Add card"
          send={(name, form) => change({ listId: list.id, name }, form)}
          onClose={onClose}
        />
      )}
    </OnBoard>
  );
}

import { ConfirmDialog } from "@app/ui/feedback/confirm-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { countOf } from "../../../shared/text/format.ts";
import { DemoListClearDocument, DemoListRemoveDocument, type DemoListPartsFragment } from "./kanban.generated.ts";
import { OnBoard } from "./on-board.tsx";
import { useBoardChange } from "./use-board-change.ts";

interface QuestionProps extends RecordDialogProps {
  document: typeof DemoListClearDocument | typeof DemoListRemoveDocument;
  title: (list: DemoListPartsFragment) => string;
  confirmLabel: string;
}

function ListQuestion({ id, onClose, document, title, confirmLabel }: QuestionProps) {
  const { change, saving } = useBoardChange(document);
  return (
    <OnBoard what="list" onClose={onClose} find={({ lists }) => lists.find((list) => list.id === id)}>
      {(list) => (
        <ConfirmDialog
          open
          danger
          onClose={onClose}
          title={title(list)}
          confirmLabel={confirmLabel}
          pending={saving}
          onConfirm={() => void change({ listId: list.id }).then((isDone) => (isDone ? onClose() : undefined))}
        >
          {list.cards.length === 0
            ? "It holds no cards."
            : `${countOf(list.cards.length, "card")} will be removed, with comments and checklists. This cannot be undone.`}
        </ConfirmDialog>
      )}
    </OnBoard>
  );
}

export const ClearList = (props: RecordDialogProps) => (
  <ListQuestion
    {...props}
    document={DemoListClearDocument}
    title={({ name }) => `Remove all cards of ${name}?`}
    confirmLabel="Remove cards"
  />
);

export const RemoveList = (props: RecordDialogProps) => (
  <ListQuestion
    {...props}
    document={DemoListRemoveDocument}
    title={({ name }) => `Remove the list ${name}?`}
    confirmLabel="Remove list"
  />
);

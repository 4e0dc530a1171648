import { ConfirmDialog } from "@app/ui/feedback/confirm-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { cardIn } from "./card-in.ts";
import { DemoCardRemoveDocument } from "./kanban.generated.ts";
import { OnBoard } from "./on-board.tsx";
import { useBoardChange } from "./use-board-change.ts";

export function RemoveCard({ id, onClose }: RecordDialogProps) {
  const { change, saving } = useBoardChange(DemoCardRemoveDocument);
  return (
    <OnBoard what="card" onClose={onClose} find={cardIn(id)}>
      {({ id: cardId, name }) => (
        <ConfirmDialog
          open
          danger
          onClose={onClose}
          title={`Remove the card ${name}?`}
          confirmLabel="Remove card"
          pending={saving}
          onConfirm={() => void change({ cardId }).then((isDone) => (isDone ? onClose() : undefined))}
        >
          Its comments and checklists go with it. This cannot be undone.
        </ConfirmDialog>
      )}
    </OnBoard>
  );
}

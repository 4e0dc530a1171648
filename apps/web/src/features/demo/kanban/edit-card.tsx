import { useState } from "react";
import { kanbanInputs } from "@app/domain/demo/kanban.ts";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { checkWith } from "../../../shared/save/zod-form.ts";
import { changedOf } from "../changed-of.ts";
import { GuardedDialog } from "../guarded-dialog.tsx";
import { cardIn } from "./card-in.ts";
import { DemoCardUpdateDocument, type DemoCardPartsFragment } from "./kanban.generated.ts";
import { OnBoard } from "./on-board.tsx";
import { useBoardChange } from "./use-board-change.ts";

interface Values {
  name: string;
  description: string;
}
const fields = kanbanInputs.cardUpdate.shape.update;
const check = checkWith<Values>(fields);

export function EditCard({ id, onClose }: RecordDialogProps) {
  return (
    <OnBoard what="card" onClose={onClose} find={cardIn(id)}>
      {(card) => <CardForm card={card} onClose={onClose} />}
    </OnBoard>
  );
}

function CardForm({ card, onClose }: { card: DemoCardPartsFragment; onClose: () => void }) {
  // The board is read anew meanwhile: what others have changed is not what was changed here.
  const [start] = useState<Values>({ name: card.name, description: card.description });
  const { change } = useBoardChange(DemoCardUpdateDocument);
  return (
    <GuardedDialog<Values>
      onClose={onClose}
      title="Edit card"
      saveLabel="Save changes"
      initialValues={start}
      validate={check}
      send={(values, form) => change({ cardId: card.id, input: changedOf(start, fields.parse(values)) }, form)}
    >
      <TextField name="name" label="Name" autoFocus />
      <TextArea name="description" label="Description" optional rows={5} max={2000} />
    </GuardedDialog>
  );
}

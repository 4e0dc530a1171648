import { kanbanInputs } from "@app/domain/demo/kanban.ts";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { checkWith } from "../../../shared/save/zod-form.ts";
import { DemoCardUpdateDocument } from "./kanban.generated.ts";
import { cardIn } from "./card-in.ts";
import { OnBoard } from "./on-board.tsx";
import { useBoardChange } from "./use-board-change.ts";

interface Values {
  name: string;
  description: string;
}
const fields = kanbanInputs.cardUpdate.shape.update;
const check = checkWith<Values>(fields);

export function EditCard({ id, onClose }: RecordDialogProps) {
  const { change } = useBoardChange(DemoCardUpdateDocument);
  return (
    <OnBoard what="card" onClose={onClose} find={cardIn(id)}>
      {(card) => (
        <FormDialog<Values>
          open
          onClose={onClose}
          title="Edit card"
          saveLabel="Save changes"
          initialValues={{ name: card.name, description: card.description }}
          validate={check}
          onSubmit={async (values, form) => {
            if (await change({ cardId: card.id, input: fields.parse(values) }, form)) onClose();
          }}
        >
          <TextField name="name" label="Name" autoFocus />
          <TextArea name="description" label="Description" optional rows={5} max={2000} />
        </FormDialog>
      )}
    </OnBoard>
  );
}

import { kanbanInputs } from "@app/domain/demo/kanban.ts";
import { TextField } from "@app/ui/form/text-field.tsx";
import type { FormErrorSetter } from "../../../shared/save/user-errors.ts";
import { checkWith } from "../../../shared/save/zod-form.ts";
import { GuardedDialog } from "../guarded-dialog.tsx";

interface NameFormProps {
  title: string;
  label: string;
  saveLabel: string;
  name?: string;
  /** Sends the name; true once it is saved. */
  send: (name: string, form: FormErrorSetter) => Promise<boolean>;
  onClose: () => void;
}

const check = checkWith<{ name: string }>(kanbanInputs.listNew);

/** Asks for the name of something on the board. */
export function NameForm({ title, label, saveLabel, name = "", send, onClose }: NameFormProps) {
  return (
    <GuardedDialog<{ name: string }>
      onClose={onClose}
      title={title}
      saveLabel={saveLabel}
      initialValues={{ name }}
      validate={check}
      send={(values, form) => send(kanbanInputs.listNew.parse(values).name, form)}
    >
      <TextField name="name" label={label} autoFocus />
    </GuardedDialog>
  );
}

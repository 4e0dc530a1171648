import * as z from "zod";
import { urlField } from "@app/domain/fields.ts";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { checkWith } from "../../../shared/save/zod-form.ts";

const shape = z.object({ address: urlField });
const check = checkWith<{ address: string }>(shape);

interface LinkFormProps {
  onAdd: (address: string) => void;
  onClose: () => void;
}

/** Asks where a link leads. */
export const LinkForm = ({ onAdd, onClose }: LinkFormProps) => (
  <FormDialog<{ address: string }>
    open
    onClose={onClose}
    title="Add link"
    saveLabel="Add link"
    keepsTyped
    initialValues={{ address: "https://" }}
    validate={check}
    onSubmit={(values) => {
      onClose();
      onAdd(shape.parse(values).address);
    }}
  >
    <TextField name="address" label="Web address" autoFocus />
  </FormDialog>
);

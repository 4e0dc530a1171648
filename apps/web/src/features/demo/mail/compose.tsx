import { mailInputs } from "@app/domain/demo/mail.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { checkWith } from "../../../shared/save/zod-form.ts";
import { GuardedDialog } from "../guarded-dialog.tsx";
import { useMailChange } from "./use-mail-change.ts";

interface Values {
  to: string;
  subject: string;
  body: string;
}
const check = checkWith<Values>(mailInputs.compose);

/** Writes a mail, in plain text. */
export function Compose({ onClose }: RecordDialogProps) {
  const { send } = useMailChange();
  return (
    <GuardedDialog<Values>
      onClose={onClose}
      title="Write an email"
      saveLabel="Send"
      initialValues={{ to: "", subject: "", body: "" }}
      validate={check}
      send={async (values, form) => {
        if (!(await send(mailInputs.compose.parse(values), form))) return false;
        toast.done("Email sent inside the demo.");
        return true;
      }}
    >
      <TextField name="to" label="To" type="email" autoFocus />
      <TextField name="subject" label="Subject" />
      <TextArea name="body" label="Message" rows={8} max={5000} />
    </GuardedDialog>
  );
}

import { useState } from "react";
import { mailInputs } from "@app/domain/demo/mail.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { checkWith } from "../../../shared/save/zod-form.ts";
import { GuardedDialog } from "../guarded-dialog.tsx";
import { answerTo, type Letter } from "./mail-answer.ts";
import { DemoMailPageDocument } from "./mail.generated.ts";
import { useMailChange } from "./use-mail-change.ts";

const check = checkWith<Letter>(mailInputs.compose);
const empty: Letter = { to: "", subject: "", body: "" };

/** Writes a mail, in plain text. */
export const Compose = ({ onClose }: RecordDialogProps) => (
  <Writing title="Write an email" letter={empty} onClose={onClose} />
);

/** Answers a mail, or passes it on. */
export function Answer({ name, id, onClose }: RecordDialogProps) {
  const { data } = useQuery(DemoMailPageDocument, { variables: { id: id ?? "" } });
  const title = name === "forward" ? "Forward" : "Reply";
  return data?.record ? <Writing title={title} letter={answerTo(name, data.record)} onClose={onClose} /> : null;
}

interface WritingProps {
  title: string;
  letter: Letter;
  onClose: () => void;
}

function Writing({ title, letter, onClose }: WritingProps) {
  const [initialValues] = useState(letter);
  const { send } = useMailChange();
  return (
    <GuardedDialog<Letter>
      onClose={onClose}
      title={title}
      saveLabel="Send"
      initialValues={initialValues}
      validate={check}
      send={async (values, form) => {
        if (!(await send(mailInputs.compose.parse(values), form))) return false;
        toast.done("Email sent inside the demo.");
        return true;
      }}
    >
      <TextField name="to" label="To" help="Separate addresses by commas." autoFocus />
      <TextField name="subject" label="Subject" />
      <TextArea name="body" label="Message" rows={8} max={5000} />
    </GuardedDialog>
  );
}

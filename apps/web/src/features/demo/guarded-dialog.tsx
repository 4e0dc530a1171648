import type { FormikValues } from "formik";
import { FormDialog, type FormDialogProps } from "@app/ui/form/form-dialog.tsx";
import { useUnsavedGuard } from "../../shared/drafts/unsaved-guard.tsx";
import type { FormHandle } from "../../shared/save/user-errors.ts";

interface GuardedDialogProps<Values extends FormikValues> extends Omit<
  FormDialogProps<Values>,
  "open" | "onSubmit" | "onDirtyChange" | "questions"
> {
  /** Saves what is entered; true once it is saved, which closes the dialog. */
  send: (values: Values, form: FormHandle<Values>) => Promise<boolean>;
}

/** A form over its page that asks before it is left by browser Back or by a link. */
export function GuardedDialog<Values extends FormikValues>({ send, onClose, ...form }: GuardedDialogProps<Values>) {
  const guard = useUnsavedGuard();
  const leave = () => {
    guard.discardAndLeave();
    onClose();
  };
  return (
    <FormDialog<Values>
      {...form}
      open
      onClose={leave}
      onDirtyChange={guard.onDirtyChange}
      questions={guard.dialog}
      onSubmit={async (values, handle) => {
        if (await send(values, handle)) leave();
      }}
    />
  );
}

import type { FormikValues } from "formik";
import { useCallback, useState, type ReactNode } from "react";
import type { FormProps } from "@app/ui/form/form-frame.tsx";
import type { RefusalFragment } from "./refusal.generated.ts";
import { useUnsavedGuard } from "./unsaved-guard.tsx";
import { useFormSave, type FormSaveOptions } from "./use-form-save.tsx";

interface RecordForm<Values extends FormikValues> {
  /** For FormPage, FormDialog or FormFrame, beside `validate`. */
  form: Omit<FormProps<Values>, "validate">;
  /** Lets the page be left without a question: for a dialog's Cancel, which has asked already. */
  letGo: () => void;
  /** Draw them beside the form. */
  dialogs: ReactNode;
}

/**
 * All that a form about a record needs so that nothing typed into it is lost: the guard before leaving, and saving that
 * merges with what others saved meanwhile. While it is being saved the guard lets go, since saving may change the
 * address; refused, it guards again.
 */
export function useRecordForm<Values extends FormikValues, Payload extends { userErrors: readonly RefusalFragment[] }>(
  options: FormSaveOptions<Values, Payload>,
): RecordForm<Values> {
  const guard = useUnsavedGuard();
  const [isDirty, setDirty] = useState(false);
  const { onDirtyChange: tellGuard } = guard;
  const onDirtyChange = useCallback(
    (dirty: boolean) => {
      tellGuard(dirty);
      setDirty(dirty);
    },
    [tellGuard],
  );

  const send: typeof options.send = async (...sent) => {
    guard.letGo();
    const outcome = await options.send(...sent);
    if (!outcome.payload) guard.onDirtyChange(true);
    return outcome;
  };
  const { base, submit, dialog } = useFormSave({ ...options, send }, isDirty);

  return {
    form: {
      initialValues: base.values,
      // While something is typed, only saving and merging may change what the form starts from.
      enableReinitialize: !isDirty,
      onSubmit: submit,
      onDirtyChange,
    },
    letGo: guard.letGo,
    dialogs: (
      <>
        {dialog}
        {guard.dialog}
      </>
    ),
  };
}

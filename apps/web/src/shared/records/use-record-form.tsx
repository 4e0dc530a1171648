import type { FormikValues } from "formik";
import { useCallback, useState } from "react";
import type { FormProps } from "@app/ui/form/form-frame.tsx";
import { useDraft, useOffer } from "../drafts/use-draft.ts";
import type { RefusalFragment } from "../save/refusal.generated.ts";
import { useUnsavedGuard } from "../drafts/unsaved-guard.tsx";
import { unansweredWords } from "../save/unanswered-labels.ts";
import { useFormSave, type FormSaveOptions } from "../save/use-form-save.tsx";

interface Refusable {
  userErrors: readonly RefusalFragment[];
}

interface RecordFormOptions<Values extends FormikValues, Payload extends Refusable> extends FormSaveOptions<
  Values,
  Payload
> {
  /** The form's name in drafts on this device: "region". */
  name: string;
  /** Id of the record; null for a new one. */
  id: string | null;
}

interface RecordForm<Values extends FormikValues> {
  /** For FormPage, FormDialog or FormFrame, besides `validate`. */
  form: Omit<FormProps<Values>, "validate">;
  isDirty: boolean;
  /** Discards unsaved changes and allows leaving, for a dialog's Cancel, which has already asked. */
  discardAndLeave: () => void;
}

/**
 * Everything a record's form needs to lose no input: drafts on this device, the guard before leaving, and saving that
 * merges with others' changes. The guard is off while saving, which may change the address, and on again if the save is
 * refused.
 */
export function useRecordForm<Values extends FormikValues, Payload extends Refusable>(
  options: RecordFormOptions<Values, Payload>,
): RecordForm<Values> {
  const draft = useDraft<Values>(options.name, options.id);
  const { drop, begin, keep, keptAt, answer } = draft;
  const guard = useUnsavedGuard(drop, { isKept: keptAt !== null });
  const [isDirty, setDirty] = useState(false);

  const send: typeof options.send = async (version, changed, values, form) => {
    guard.discardAndLeave();
    const outcome = await options.send(version, changed, values, form);
    if (outcome.noResponse) {
      form.setErrors({ form: unansweredWords(outcome.noResponse, await keep(base, values)) });
    }
    if (outcome.payload) drop();
    else guard.onDirtyChange(true);
    return outcome;
  };
  const { base, rebase, submit, dialog } = useFormSave({ ...options, send }, isDirty);
  const offered = useOffer(draft, base);

  const { onDirtyChange: tellGuard } = guard;
  const onDirtyChange = useCallback(
    (dirty: boolean) => {
      tellGuard(dirty);
      setDirty(dirty);
      if (dirty) begin();
    },
    [tellGuard, begin],
  );

  function restore() {
    const { version, start, values } = answer(base) ?? { ...base, start: base.values };
    // A draft from an older version is saved against that version, so that it is merged with later changes.
    setDirty(true);
    rebase({ version, values: start });
    return { start, values };
  }

  return {
    form: {
      initialValues: base.values,
      // While there is input, only saving and merging may change the initial values.
      enableReinitialize: !isDirty,
      onSubmit: submit,
      onDirtyChange,
      marksChanges: options.id !== null,
      questions: (
        <>
          {dialog}
          {guard.dialog}
        </>
      ),
      draft: {
        keptAt,
        offered,
        onRestore: restore,
        onDiscard: () => void answer(base, true),
        onKeep: (values) => void keep(base, values),
        onClean: drop,
      },
    },
    isDirty,
    discardAndLeave: () => {
      drop();
      guard.discardAndLeave();
    },
  };
}

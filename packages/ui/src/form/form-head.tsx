import { use, useEffect } from "react";
import { createPortal } from "react-dom";
import { HeaderForm } from "../detail/header-form.ts";
import { SaveButton } from "./save-button.tsx";
import { SavedNote } from "./saved-note.tsx";
import css from "./form-head.module.css";

/** Puts the unsaved state and Save into the surrounding page's header, or below the form without one. */
export function FormHead({ formId, saveLabel }: { formId: string; saveLabel: string }) {
  const header = use(HeaderForm);
  const enter = header?.enter;
  useEffect(() => enter?.(), [enter]);
  const save = <SaveButton label={saveLabel} form={formId} />;
  if (header === null) {
    return (
      <div className={css.foot}>
        {save}
        <SavedNote />
      </div>
    );
  }
  return (
    <>
      {header.note ? createPortal(<SavedNote />, header.note) : null}
      {header.save ? createPortal(save, header.save) : null}
    </>
  );
}

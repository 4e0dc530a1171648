import { use, useEffect } from "react";
import { createPortal } from "react-dom";
import { HeaderForm } from "../detail/header-form.ts";
import { SaveButton } from "./save-button.tsx";
import { SavedNote } from "./saved-note.tsx";
import css from "./form-head.module.css";

/** Puts into the header of the page around it what is not saved, and Save; where there is no page, below the form. */
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

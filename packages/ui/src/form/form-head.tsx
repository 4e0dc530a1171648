import styled from "@emotion/styled";
import { use, useEffect } from "react";
import { createPortal } from "react-dom";
import { HeaderForm } from "../detail/header-form.ts";
import { SaveButton } from "./save-button.tsx";
import { SavedNote } from "./saved-note.tsx";

const Foot = styled.div({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 12, marginTop: 20 });

/** Puts into the header of the page around it what is not saved, and Save; where there is no page, below the form. */
export function FormHead({ formId, saveLabel }: { formId: string; saveLabel: string }) {
  const header = use(HeaderForm);
  const enter = header?.enter;
  useEffect(() => enter?.(), [enter]);
  const save = <SaveButton label={saveLabel} form={formId} />;
  if (header === null) {
    return (
      <Foot>
        {save}
        <SavedNote />
      </Foot>
    );
  }
  return (
    <>
      {header.note ? createPortal(<SavedNote />, header.note) : null}
      {header.save ? createPortal(save, header.save) : null}
    </>
  );
}

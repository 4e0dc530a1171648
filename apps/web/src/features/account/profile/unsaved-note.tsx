import styled from "@emotion/styled";
import { useFormikContext } from "formik";
import { color } from "@app/ui/theme/color.ts";
import { UnderDot } from "@app/ui/value/under-dot.tsx";

const Note = styled.span({ display: "inline-flex", alignItems: "center", gap: 7, color: color.textSecondary });

/** The under-dot with "Not saved yet", beside the form's button. */
export function UnsavedNote() {
  const { dirty } = useFormikContext();
  return (
    <Note role="status">
      {dirty ? (
        <>
          <UnderDot /> Not saved yet
        </>
      ) : null}
    </Note>
  );
}

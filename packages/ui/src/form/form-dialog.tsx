import Button from "@mui/material/Button";
import styled from "@emotion/styled";
import { useFormikContext, type FormikValues } from "formik";
import { useState, type ReactNode } from "react";
import { DialogFrame } from "../feedback/dialog-frame.tsx";
import { DraftOffer } from "./form-draft.tsx";
import { FocusFirstError, FormError, FormValues, type FormProps } from "./form-frame.tsx";
import { SaveButton } from "./save-button.tsx";

const Fields = styled.div({ display: "grid", gap: 16, padding: "8px 0 4px" });

export interface FormDialogProps<Values extends FormikValues> extends FormProps<Values> {
  open: boolean;
  onClose: () => void;
  title: string;
  saveLabel: string;
  /** 640 instead of 480. */
  wide?: boolean;
  children: ReactNode;
}

/** A short form over the page it belongs to. Closing it with changes asks once, in its own foot. */
export function FormDialog<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const { open, onClose, title, saveLabel, wide = false, children, ...form } = props;
  if (!open) return null;
  return (
    <FormValues<Values> {...form}>
      <Inside onClose={onClose} title={title} saveLabel={saveLabel} wide={wide}>
        {children}
      </Inside>
    </FormValues>
  );
}

interface InsideProps {
  onClose: () => void;
  title: string;
  saveLabel: string;
  wide: boolean;
  children: ReactNode;
}

function Inside({ onClose, title, saveLabel, wide, children }: InsideProps) {
  const { dirty, handleSubmit } = useFormikContext();
  const [asking, setAsking] = useState(false);
  const leave = () => (dirty && !asking ? setAsking(true) : onClose());
  return (
    <DialogFrame
      open
      onClose={leave}
      title={title}
      wide={wide}
      onSubmit={handleSubmit}
      buttons={
        asking ? (
          <>
            <span role="alert">Your changes are not saved.</span>
            <Button color="error" onClick={onClose}>
              Discard changes
            </Button>
            <Button onClick={() => setAsking(false)}>Keep editing</Button>
          </>
        ) : (
          <>
            <Button onClick={leave}>Cancel</Button>
            <SaveButton label={saveLabel} />
          </>
        )
      }
    >
      <Fields>
        <FocusFirstError />
        <DraftOffer />
        <FormError />
        {children}
      </Fields>
    </DialogFrame>
  );
}

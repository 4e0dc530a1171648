import { useFormikContext, type FormikValues } from "formik";
import { useState, type ReactNode } from "react";
import { DialogFrame } from "../feedback/dialog-frame.tsx";
import { leaveLabel } from "../feedback/leave-label.ts";
import { Button } from "../page/button.tsx";
import { AnotherButton, type Another } from "./another-button.tsx";
import { DraftOffer, useIsKept } from "./form-draft.tsx";
import { FocusFirstField } from "./focus-first-field.tsx";
import { FocusFirstError, FormError, FormValues, type FormProps } from "./form-frame.tsx";
import { SaveButton } from "./save-button.tsx";
import { SavedNote } from "./saved-note.tsx";
import { UnsavedGuard } from "./unsaved-guard.tsx";
import css from "./form-dialog.module.css";

export interface FormDialogProps<Values extends FormikValues> extends FormProps<Values> {
  open: boolean;
  onClose: () => void;
  title: string;
  saveLabel: string;
  /** 640 instead of 480 px. */
  wide?: boolean;
  /** The button acts even if nothing has changed: suspending, copying. */
  isAction?: boolean;
  /** The caller saves every keystroke, so closing never needs confirmation. */
  keepsTyped?: boolean;
  /** The action is hard to undo. */
  danger?: boolean;
  /** A second button that saves and starts another record. */
  another?: Another | undefined;
  /** The consequences of the current input, always visible above the buttons. */
  outcome?: ReactNode;
  children: ReactNode;
}

/** A short form over its page. Its questions are asked inside it. */
export function FormDialog<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const {
    open,
    onClose,
    title,
    saveLabel,
    wide,
    isAction,
    keepsTyped = false,
    danger,
    another,
    outcome,
    children,
    ...form
  } = props;
  if (!open) return null;
  return (
    <FormValues<Values> {...form}>
      <Inside
        onClose={onClose}
        title={title}
        saveLabel={saveLabel}
        wide={wide}
        isAction={isAction}
        keepsTyped={keepsTyped}
        danger={danger}
        another={another}
        outcome={outcome}
        questions={form.questions}
      >
        {children}
      </Inside>
    </FormValues>
  );
}

interface InsideProps {
  onClose: () => void;
  title: string;
  saveLabel: string;
  wide: boolean | undefined;
  isAction: boolean | undefined;
  keepsTyped: boolean;
  danger: boolean | undefined;
  another: Another | undefined;
  outcome: ReactNode;
  questions: ReactNode;
  children: ReactNode;
}

function Inside(props: InsideProps) {
  const { onClose, title, saveLabel, wide, isAction, keepsTyped, danger, another, outcome, questions, children } =
    props;
  const { dirty, handleSubmit, isSubmitting, submitForm } = useFormikContext();
  const isKept = useIsKept();
  const [asking, setAsking] = useState(false);
  const saveInstead = () => {
    setAsking(false);
    void submitForm();
  };
  const leave = () => (dirty && !keepsTyped ? setAsking(true) : onClose());
  return (
    <DialogFrame
      open
      onClose={leave}
      title={title}
      wide={wide}
      note={<SavedNote />}
      onSubmit={handleSubmit}
      outcome={outcome}
      buttons={
        danger ? (
          <>
            <SaveButton label={saveLabel} always={isAction} danger />
            <Button onClick={leave}>{leaveLabel(saveLabel)}</Button>
          </>
        ) : (
          <>
            <Button onClick={leave}>{leaveLabel(saveLabel)}</Button>
            {another ? <AnotherButton {...another} /> : null}
            <SaveButton label={saveLabel} always={isAction} />
          </>
        )
      }
    >
      <div className={css.fields}>
        <FocusFirstField />
        <FocusFirstError />
        <DraftOffer />
        <FormError />
        {children}
      </div>
      <UnsavedGuard
        open={asking}
        isKept={isKept}
        onStay={() => setAsking(false)}
        onLeave={onClose}
        // Closing a form whose button does something else than saving is no moment for doing it.
        save={isAction || danger ? undefined : { label: saveLabel, pending: isSubmitting, onSelect: saveInstead }}
      />
      {questions}
    </DialogFrame>
  );
}

import { useFormikContext } from "formik";
import { Button } from "../page/button.tsx";
import { useId, type MouseEvent } from "react";

interface SaveButtonProps {
  label: string;
  savingLabel?: string;
  /** 44 px high and as wide as its column, for the sign-in page. */
  large?: boolean;
  /** Enabled even if nothing has changed: signing in, suspending. */
  always?: boolean | undefined;
  /** The action is hard to undo. */
  danger?: boolean;
  /** Id of its form, if it is outside. */
  form?: string;
}

const unchanged = "Nothing has changed yet.";

/** Blurring a field may show its error and move the button away before the click completes. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Submits once, and only changes. While saving, or with nothing to save, a press does nothing. */
export function SaveButton(props: SaveButtonProps) {
  const {
    label,
    savingLabel = /^Send\b/.test(props.label) ? "Sending" : "Saving",
    large = false,
    always = false,
    danger = false,
    form,
  } = props;
  const { isSubmitting, dirty } = useFormikContext();
  const reason = useId();
  const isIdle = !dirty && !always && !isSubmitting;
  return (
    <Button
      type={isSubmitting || isIdle ? "button" : "submit"}
      {...(form !== undefined && { form })}
      main={!danger}
      danger={danger}
      // As far from Cancel as every dangerous button.
      apart={danger}
      size={large ? "large" : "medium"}
      wide={large}
      aria-disabled={isSubmitting || isIdle || undefined}
      aria-describedby={isIdle ? reason : undefined}
      data-hint={isIdle ? unchanged : undefined}
      pending={isSubmitting}
      onMouseDown={keepFocus}
    >
      {isSubmitting ? savingLabel : label}
      {/* Beside its name, not in it: hidden texts are read only where they are referred to. */}
      {isIdle ? (
        <span id={reason} hidden>
          {unchanged}
        </span>
      ) : null}
    </Button>
  );
}

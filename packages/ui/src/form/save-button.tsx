import Button from "@mui/material/Button";
import { useFormikContext } from "formik";
import type { MouseEvent } from "react";

interface SaveButtonProps {
  label: string;
  savingLabel?: string;
  /** 44 px high and as wide as its column: the sign-in page. */
  large?: boolean;
}

/** Leaving a field may show its error and move the button away from under the pointer before the click is over. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Submits once: while it is being saved a second press does nothing. */
export function SaveButton({ label, savingLabel = "Saving", large = false }: SaveButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      type={isSubmitting ? "button" : "submit"}
      variant="contained"
      size={large ? "large" : "medium"}
      fullWidth={large}
      aria-disabled={isSubmitting || undefined}
      aria-busy={isSubmitting || undefined}
      onMouseDown={keepFocus}
    >
      {isSubmitting ? savingLabel : label}
    </Button>
  );
}

import Button from "@mui/material/Button";
import { useFormikContext } from "formik";

/** Submits once: while it is being saved a second press does nothing. */
export function SaveButton({ label, savingLabel = "Saving" }: { label: string; savingLabel?: string }) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      type={isSubmitting ? "button" : "submit"}
      variant="contained"
      aria-disabled={isSubmitting || undefined}
      aria-busy={isSubmitting || undefined}
    >
      {isSubmitting ? savingLabel : label}
    </Button>
  );
}

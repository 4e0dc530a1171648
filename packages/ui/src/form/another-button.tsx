import { useFormikContext } from "formik";
import { Button } from "../page/button.tsx";

export interface Another {
  label: string;
  /** True while the form is saved by this button, so that who saves it begins another in its place. */
  onWanted: (wanted: boolean) => void;
}

/** Saves, as the main button does, and goes on with another. */
export function AnotherButton({ label, onWanted }: Another) {
  const { dirty, isSubmitting, submitForm } = useFormikContext();
  const saveAndGoOn = async () => {
    onWanted(true);
    await submitForm();
    onWanted(false);
  };
  return (
    <Button
      disabledReason={dirty || isSubmitting ? undefined : "Nothing has changed yet."}
      onClick={() => {
        if (!isSubmitting) void saveAndGoOn();
      }}
    >
      {label}
    </Button>
  );
}

import { useFormikContext } from "formik";
import { Button } from "../page/button.tsx";

export interface Another {
  label: string;
  /** True while this button saves the form, so that the saver starts another record afterwards. */
  onWanted: (wanted: boolean) => void;
}

/** Saves like the main button, then starts another record. */
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

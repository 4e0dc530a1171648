import { DateField } from "@app/ui/form/date-field.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";

/** When the first of some weekly dates is, and how many there are. `at`: path of these values in the form. */
export function DatesFields({ at = "" }: { at?: string }) {
  return (
    <>
      <DateField name={`${at}date`} label="First date" />
      <TextField name={`${at}time`} label="Time" help="For example 18:00." />
      <NumberField name={`${at}weeks`} label="Number of dates" help="One in each week from the first on." />
    </>
  );
}

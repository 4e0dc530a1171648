import { useFormikContext } from "formik";
import { DatesFields } from "../sessions/dates-fields.tsx";
import { PlannedDates } from "../sessions/planned-dates.tsx";
import type { CreateValues } from "./create.fields.ts";

/** The first dates of one that is added, week by week; none where no first date is written. */
export function FirstDates() {
  const { values } = useFormikContext<CreateValues>();
  return (
    <>
      <DatesFields at="dates." />
      <PlannedDates
        at="dates."
        values={values.dates}
        timeZone={values.anchorTimeZone}
        durationMinutes={values.durationMinutes}
        tutorIds={values.tutorIds}
      />
    </>
  );
}

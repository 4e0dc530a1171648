import { useField } from "formik";
import { useState } from "react";
import { DateField } from "@app/ui/form/date-field.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { placeName } from "@app/ui/value/when-text.ts";

/** Another day and time of a lesson, by the clock that it keeps to. */
export const TimeFields = ({ timeZone, on = "To which day" }: { timeZone: string; on?: string }) => (
  <>
    <DateField name="date" label={on} />
    <TextField name="time" label="At what time" placeholder="17:00" help={`In ${placeName(timeZone)} time.`} />
  </>
);

/** Offered once the server has said what is unusual about the new time. */
export function Despite({ label = "Move it all the same" }: { label?: string }) {
  const [, { error }] = useField<boolean>("despite");
  const [isAsked, setAsked] = useState(false);
  if (error !== undefined && !isAsked) setAsked(true);
  return isAsked ? <SwitchField name="despite" label={label} wide /> : null;
}

import { useField, useFormikContext } from "formik";
import { useState } from "react";
import { lessonMoveTime } from "@app/domain/lessons/lesson-events.ts";
import { instantOf } from "@app/domain/time.ts";
import { DateField } from "@app/ui/form/date-field.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { useTimeZone } from "@app/ui/value/clock.tsx";
import { placeName, timeText } from "@app/ui/value/when-text.ts";

/** Whose time is typed, and what it is by the reader's own clock where that is another. */
function ByYourClock({ timeZone }: { timeZone: string }) {
  const { date, time } = useFormikContext<{ date: string; time: string }>().values;
  const own = useTimeZone();
  const typed = lessonMoveTime.safeParse({ date, time });
  const said = `In ${placeName(timeZone)} time.`;
  if (!typed.success || own === undefined || own === timeZone) return said;
  const at = instantOf({ ...typed.data, timeZone });
  return `${said} ${timeText(at, own)} in ${placeName(own)}, yours.`;
}

/** Another day and time of a lesson, by the clock that it keeps to. */
export const TimeFields = ({
  timeZone,
  on = "To which day",
  optional = false,
}: {
  timeZone: string;
  on?: string;
  optional?: boolean;
}) => (
  <>
    <DateField name="date" label={on} optional={optional} />
    <TextField
      name="time"
      label="At what time"
      optional={optional}
      placeholder="17:00"
      help={<ByYourClock timeZone={timeZone} />}
    />
  </>
);

/** Offered once the server has said what is unusual about the new time. */
export function Despite({ label = "Move it all the same" }: { label?: string }) {
  const [, { error }] = useField<boolean>("despite");
  const [isAsked, setAsked] = useState(false);
  if (error !== undefined && !isAsked) setAsked(true);
  return isAsked ? <SwitchField name="despite" label={label} wide /> : null;
}

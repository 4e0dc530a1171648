import { Formik } from "formik";
import { useNavigate, useSearchParams } from "react-router-dom";
import { isDate } from "@app/domain/dates/plain-date.ts";
import { freeAtText, readFreeAt } from "@app/domain/tutors/free-at.ts";
import { freeAtRules, onOneDay } from "@app/domain/tutors/free-at-rules.ts";
import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FocusFirstField } from "@app/ui/form/focus-first-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { withParams } from "../../../shared/page/search-params.ts";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { checkWith } from "../../../shared/save/zod-form.ts";
import { useViewer } from "../../../shared/session/session-context.ts";
import { weekdays } from "./free-at-labels.ts";
import { TimeZoneField } from "../../../shared/places/time-zone-field.tsx";

const days = [
  ...weekdays.map((label, at) => ({ value: String(at + 1), label })),
  { value: onOneDay, label: "On one day" },
];
const lengths = [30, 45, 60, 90].map((minutes) => ({ value: String(minutes), label: `${minutes} min` }));

interface Values {
  day: string;
  date: string;
  time: string;
  minutes: string;
  timeZone: string;
}

/** What the address asks already, for the form; else an hour of the next evening by the viewer's clock. */
function begun(id: string | null, timeZone: string): Values {
  const asked = readFreeAt(id ?? "");
  if (asked === null) return { day: "", date: "", time: "18:00", minutes: "60", timeZone };
  const { day, minutes } = asked;
  return { ...asked, minutes: String(minutes), ...(isDate(day) ? { day: onOneDay, date: day } : { date: "" }) };
}

/** Asks for a day, a time and whose clock, and leaves the tutors in the list who are free then. */
export function FreeAtDialog({ id, onClose }: RecordDialogProps) {
  const { timeZone } = useViewer();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const show = (values: Values) =>
    void navigate(withParams(params, { free: null, page: null, freeAt: freeAtText(freeAtRules.parse(values)) }), {
      replace: true,
    });
  return (
    <Formik<Values>
      initialValues={begun(id, timeZone)}
      validateOnBlur={false}
      validateOnChange={false}
      validate={checkWith(freeAtRules)}
      onSubmit={show}
    >
      {({ values, handleSubmit }) => (
        <DialogFrame
          open
          onClose={onClose}
          title="Find who is free"
          note="A day of the week finds those who are free then in some of the next eight weeks."
          onSubmit={handleSubmit}
          buttons={
            <>
              <Button onClick={onClose}>Cancel</Button>
              <Button main type="submit">
                Show tutors
              </Button>
            </>
          }
        >
          <FocusFirstField />
          <FieldGrid>
            <SelectField name="day" label="Day" options={days} emptyLabel="Choose" />
            {values.day === onOneDay ? <DateField name="date" label="Date" /> : null}
            <TextField name="time" label="Time" placeholder="18:00" />
            <SelectField name="minutes" label="Length" options={lengths} />
            <TimeZoneField name="timeZone" label="Time zone" keepValue wide />
          </FieldGrid>
        </DialogFrame>
      )}
    </Formik>
  );
}

import { Form, Formik } from "formik";
import { useState } from "react";
import { dayRangeErrors, dayRangeText, readDayRange } from "@app/domain/views/day-range.ts";
import { DateField } from "../form/date-field.tsx";
import { FocusFirstError } from "../form/form-frame.tsx";
import { ActionButton } from "../page/action-button.tsx";
import { Button } from "../page/button.tsx";
import css from "./choose-days.module.css";

interface ChooseDaysProps {
  /** The filter's label. */
  label: string;
  chosen: string | undefined;
  onSet: (values: readonly string[]) => void;
}

/** A custom first and last day, offered by a filter beside its periods. */
export function ChooseDays({ label, chosen, onSet }: ChooseDaysProps) {
  const [wanted, setWanted] = useState(false);
  const days = chosen === undefined ? null : readDayRange(chosen);
  if (days === null && !wanted)
    return <ActionButton label="Choose dates…" plain size="small" onSelect={() => setWanted(true)} />;
  return (
    <Formik
      enableReinitialize
      initialValues={days ?? { from: "", until: "" }}
      validate={dayRangeErrors}
      validateOnBlur={false}
      onSubmit={(range) => onSet([dayRangeText(range)])}
    >
      <Form noValidate aria-label={`${label}: dates`} className={css.days}>
        <FocusFirstError />
        <DateField name="from" label="From" />
        <DateField name="until" label="Until" help="Both days are included." />
        <Button type="submit" size="small">
          Show these dates
        </Button>
      </Form>
    </Formik>
  );
}

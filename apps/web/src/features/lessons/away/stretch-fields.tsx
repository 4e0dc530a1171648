import { Formik, useFormikContext } from "formik";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { isDate } from "@app/domain/dates/plain-date.ts";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { placeName } from "@app/ui/value/when-text.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { usePaused } from "../../../shared/records/use-paused.ts";
import { daysOfStretch, stretchOfDays, type Stretch } from "./stretch.ts";

interface Days {
  first: string;
  last: string;
}

const isWhole = ({ first, last }: Days) => isDate(first) && isDate(last) && first <= last;

function problemsOf({ first, last }: Days) {
  return isDate(first) && isDate(last) && last < first ? { last: lessonMessages.lastBeforeFirst } : {};
}

/** Shows the lessons of other days once both are whole and typing pauses. */
function Follow({ shown, timeZone }: { shown: Days; timeZone: string }) {
  const values = usePaused(useFormikContext<Days>().values);
  const [params, setParams] = useSearchParams();
  const { first, last } = values;
  const isOther = isWhole(values) && (first !== shown.first || last !== shown.last);
  useEffect(() => {
    if (!isOther) return;
    const { from, to } = stretchOfDays(first, last, timeZone);
    const next = withParams(params, { from: from.toISOString(), to: to.toISOString() });
    setParams(next.slice(next.indexOf("?")), { replace: true });
  }, [isOther, first, last, timeZone, params, setParams]);
  return null;
}

/** The days of which the lessons are shown, by the tutor's clock. */
export function StretchFields({ stretch, timeZone }: { stretch: Stretch; timeZone: string }) {
  const shown = daysOfStretch(stretch, timeZone);
  return (
    <Formik<Days>
      initialValues={shown}
      initialTouched={{ first: true, last: true }}
      validate={problemsOf}
      onSubmit={() => undefined}
    >
      <FieldGrid style={{ marginBottom: 16 }}>
        <DateField name="first" label="From" help={`By the clock in ${placeName(timeZone)}.`} />
        <DateField name="last" label="To" help="This day included." />
        <Follow shown={shown} timeZone={timeZone} />
      </FieldGrid>
    </Formik>
  );
}

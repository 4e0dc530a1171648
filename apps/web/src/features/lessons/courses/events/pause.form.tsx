import { useFormikContext } from "formik";
import { coursePauseRules } from "@app/domain/lessons/course-changes.ts";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { EventFormDialog } from "../../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import { courseInWords } from "../party-title.ts";
import { nobodyYet, WhyFields, whyOf, type Why } from "../../booked/events/why-fields.tsx";
import { ConfirmedLessonPauseDocument, ConfirmedLessonUndoDocument } from "../course-mutations.generated.ts";
import { ConfirmedLessonRecordDocument } from "../course-record.generated.ts";
import { CalledOff, ChangePreview, isDay } from "./change-preview.tsx";

interface Values extends Why {
  from: string;
  until: string;
}

/** How many lessons there would not be. */
function Preview({ id }: { id: string }) {
  const { from, until } = useFormikContext<Values>().values;
  const input = isDay(from) && isDay(until) && from <= until ? { change: "PAUSE" as const, from, until } : null;
  return (
    <ChangePreview id={id} input={input} unfinished="Choose both days to see which lessons will be cancelled.">
      {(change) => <CalledOff change={change} />}
    </ChangePreview>
  );
}

/** No lessons for a while: from when until when, who asked for it and why. */
export const PauseForm = (props: RecordDialogProps) => (
  <EventFormDialog
    {...props}
    what="confirmed lesson"
    query={ConfirmedLessonRecordDocument}
    config={({ id, name, ...course }) => ({
      title: `Pause ${courseInWords(course)}?`,
      saveLabel: "Pause lessons",
      successMessage: `${name} is paused.`,
      rules: coursePauseRules,
      mutation: ConfirmedLessonPauseDocument,
      takeBack: ConfirmedLessonUndoDocument,
      initialValues: { ...nobodyYet, from: "", until: "" },
      mails: { to: ["family", "tutor"] },
      sent: ({ from, until, ...why }: Values) => ({ input: { ...whyOf(why), from, until } }),
      children: (
        <FieldGrid>
          <DateField name="from" label="First day without lessons" />
          <DateField name="until" label="Last day without lessons" />
          <Preview id={id} />
          <WhyFields who="Who asked for it" />
        </FieldGrid>
      ),
    })}
  />
);

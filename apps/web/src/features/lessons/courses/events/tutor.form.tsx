import { useFormikContext } from "formik";
import { courseTutorRules } from "@app/domain/lessons/course-changes.ts";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { EventFormDialog } from "../../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import { courseInWords } from "../party-title.ts";
import { useTutorChoices } from "../../../tutors/tutor-choices.public.ts";
import { PlannedDates } from "../../requests/confirm/planned-dates.tsx";
import { ConfirmedLessonChangeTutorDocument } from "../course-mutations.generated.ts";
import { ConfirmedLessonRecordDocument } from "../course-record.generated.ts";
import { ChangePreview, isDay, lessonCount } from "./change-preview.tsx";

interface Values {
  tutorId: string;
  effectiveOn: string;
  note: string;
  /** No day can be left out; the dates ask all the same. */
  skip: Readonly<Record<string, boolean>>;
  despite: boolean;
}

function Preview({ id }: { id: string }) {
  const { tutorId, effectiveOn: from } = useFormikContext<Values>().values;
  const input = tutorId && isDay(from) ? { change: "TUTOR" as const, tutorId, from } : null;
  return (
    <ChangePreview id={id} input={input} unfinished="Choose a tutor and a day to check the tutor’s calendar.">
      {(change) => (
        <PlannedDates
          planned={change}
          canSkip={false}
          otherwise="Choose another tutor, or move these lessons first."
          allTheSame="Hand over all the same"
        >
          <p>{lessonCount(change.kept)} change hands.</p>
        </PlannedDates>
      )}
    </ChangePreview>
  );
}

/** Another tutor from a day on, whose calendar is looked at, with what they should know. */
export function TutorForm(props: RecordDialogProps) {
  const tutors = useTutorChoices();
  return (
    <EventFormDialog
      {...props}
      what="confirmed lesson"
      wide
      query={ConfirmedLessonRecordDocument}
      config={({ id, name, tutor, subject, ...course }) => ({
        title: `Change the tutor of ${courseInWords({ ...course, subject })}?`,
        saveLabel: "Change tutor",
        successMessage: `${name} has another tutor.`,
        rules: courseTutorRules,
        mutation: ConfirmedLessonChangeTutorDocument,
        initialValues: { tutorId: "", effectiveOn: "", note: "", skip: {}, despite: false },
        mails: { to: ["family"], note: true },
        sent: ({ tutorId, effectiveOn, note, despite }: Values) => ({ input: { tutorId, effectiveOn, note, despite } }),
        children: (
          <FieldGrid>
            <AutocompleteField
              name="tutorId"
              label="Tutor from then on"
              options={tutors.filter(({ value, hint }) => value !== tutor?.id && hint?.includes(subject))}
              unknownLabel="The chosen tutor"
              placeholder="Start typing a name"
            />
            <DateField name="effectiveOn" label="From which day" />
            <TextArea
              name="note"
              label="Message to the new tutor"
              max={1000}
              help="What they should know about the learner. Emailed to them, and kept with the course."
              wide
            />
            <Preview id={id} />
          </FieldGrid>
        ),
      })}
    />
  );
}

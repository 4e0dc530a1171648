import { useQuery } from "@apollo/client/react";
import { timeOffReasons } from "@app/domain/tutors/tutor-enums.ts";
import { timeOffRules } from "@app/domain/tutors/tutor-parts.ts";
import { wallClockOf } from "@app/domain/time.ts";
import type { TimeOffReason } from "@app/schema/types.generated.ts";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { placeName } from "@app/ui/value/when-text.ts";
import { listed, text } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { ChangedPartForm, NewPartForm } from "../../../shared/records/part-form.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { wordsIn } from "../../../shared/text/option-words.ts";
import { timeOffOptions } from "../tutor-words.ts";
import { TutorRecordDocument } from "../tutor.generated.ts";
import {
  TutorAvailabilityDocument,
  TutorTimeOffCreateDocument,
  TutorTimeOffUpdateDocument,
  type TutorTimeOffItemFragment,
} from "./availability.generated.ts";
import { useTutorPart } from "./use-tutor-part.ts";

const momentIn = (timeZone: string) => (instant: string) => {
  const { date, time } = wallClockOf(new Date(instant), timeZone);
  return `${date}T${time}`;
};

/** The form in a zone: both ends are by the tutor's own clock. */
const formIn = (timeZone: string) =>
  formOf<TutorTimeOffItemFragment>()(timeOffRules, {
    start: {
      ...text("From"),
      readFrom: ({ startsAt }: TutorTimeOffItemFragment) => momentIn(timeZone)(startsAt),
    },
    end: { ...text("Until"), readFrom: ({ endsAt }: TutorTimeOffItemFragment) => momentIn(timeZone)(endsAt) },
    reason: { ...listed<TimeOffReason>()("Reason", timeOffReasons, "holiday"), show: wordsIn(timeOffOptions) },
    note: text("Note"),
  });

function Fields({ timeZone }: { timeZone: string }) {
  return (
    <FieldGrid>
      <TextField
        name="start"
        label="From"
        type="datetime-local"
        help={`By the clock in ${placeName(timeZone)}, the tutor’s own`}
      />
      <TextField name="end" label="Until" type="datetime-local" />
      <SelectField name="reason" label="Reason" options={timeOffOptions} wide />
      <TextArea name="note" label="Note" max={500} optional wide />
    </FieldGrid>
  );
}

/** When the tutor whose page is open is away. */
export function TimeOffForm({ name, id, onClose }: RecordDialogProps) {
  const { tutorId, data, saved } = useTutorPart(TutorAvailabilityDocument);
  const tutor = useQuery(TutorRecordDocument, { variables: { id: tutorId } }).data?.record;
  if (!tutor) return null;
  const { timeZone } = tutor;
  const shared = {
    ...{ form: formIn(timeZone), onClose, name: `time off of ${tutorId}` },
    children: <Fields timeZone={timeZone} />,
  };
  if (name === "addTimeOff") {
    return (
      <NewPartForm
        {...shared}
        title="Add time off"
        saveLabel="Add time off"
        create={TutorTimeOffCreateDocument}
        given={{ tutorId }}
        onSaved={() => saved("Time off added.")}
      />
    );
  }
  const record = data?.tutor?.timeOff?.find((one) => one.id === id);
  if (!record) return null;
  return (
    <ChangedPartForm
      {...shared}
      title="Edit time off"
      saveLabel="Save changes"
      update={TutorTimeOffUpdateDocument}
      record={record}
      onSaved={() => saved("Time off saved.")}
    />
  );
}

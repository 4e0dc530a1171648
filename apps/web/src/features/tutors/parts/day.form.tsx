import { useFormikContext } from "formik";
import { readClock } from "@app/domain/clock.ts";
import { hourKinds } from "@app/domain/tutors/tutor-enums.ts";
import { tutorDayRules } from "@app/domain/tutors/tutor-parts.ts";
import type { HourKind } from "@app/schema/types.generated.ts";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { enumField, text } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { ChangedPartForm, NewPartForm } from "../../../shared/records/part-form.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { labelOf } from "../../../shared/text/option-labels.ts";
import { hourKindOptions } from "../tutor-labels.ts";
import {
  TutorAvailabilityDocument,
  TutorDayCreateDocument,
  TutorDayUpdateDocument,
  type TutorDayItemFragment,
} from "./availability.generated.ts";
import { useTutorPart } from "./use-tutor-part.ts";

const clock = (label: string) => ({ ...text(label), parsed: readClock });

const form = formOf<TutorDayItemFragment>()(tutorDayRules, {
  date: text("Day"),
  kind: { ...enumField<HourKind>()("What is different", hourKinds, "unavailable"), show: labelOf(hourKindOptions) },
  start: clock("From"),
  end: clock("Until"),
});
const { labels } = form;

function Fields() {
  const { values } = useFormikContext<{ kind: string }>();
  const isOff = values.kind === "unavailable";
  return (
    <FieldGrid>
      <DateField name="date" label={labels.date} help="By the tutor’s own calendar" />
      <SelectField name="kind" label={labels.kind} options={hourKindOptions} />
      <TextField
        name="start"
        label={labels.start}
        optional={isOff}
        placeholder="09:00"
        help={isOff ? "Leave both empty for the whole day." : "By the tutor’s own clock"}
      />
      <TextField name="end" label={labels.end} optional={isOff} placeholder="12:00" />
    </FieldGrid>
  );
}

/** A day of the tutor whose page is open on which something is other than usual. */
export function DayForm({ name, id, onClose }: RecordDialogProps) {
  const { tutorId, data, saved } = useTutorPart(TutorAvailabilityDocument);
  const shared = { form, onClose, name: `day of ${tutorId}`, children: <Fields /> };
  if (name === "addDay") {
    return (
      <NewPartForm
        {...shared}
        title="Add day"
        saveLabel="Add day"
        create={TutorDayCreateDocument}
        given={{ tutorId }}
        onSaved={() => saved("Day added.")}
      />
    );
  }
  const record = data?.tutor?.days?.find((one) => one.id === id);
  if (!record) return null;
  return (
    <ChangedPartForm
      {...shared}
      title="Edit day"
      saveLabel="Save changes"
      update={TutorDayUpdateDocument}
      record={record}
      onSaved={() => saved("Day saved.")}
    />
  );
}

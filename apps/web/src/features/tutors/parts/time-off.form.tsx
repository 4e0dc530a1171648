import { useNavigate } from "react-router-dom";
import { timeOffReasons } from "@app/domain/tutors/tutor-enums.ts";
import { timeOffRules } from "@app/domain/tutors/tutor-parts.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { readClock } from "@app/domain/clock.ts";
import { dayStart } from "@app/domain/tutors/availability.ts";
import type { TimeOffReason } from "@app/schema/types.generated.ts";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { placeName } from "@app/ui/value/when-text.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { enumField, text } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { ChangedPartForm, NewPartForm } from "../../../shared/records/part-form.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { labelOf } from "../../../shared/text/option-labels.ts";
import { timeOffOptions } from "../tutor-labels.ts";
import { TutorRecordDocument } from "../tutor.generated.ts";
import {
  TutorAvailabilityDocument,
  TutorTimeOffCreateDocument,
  TutorTimeOffUpdateDocument,
  type TutorTimeOffItemFragment,
} from "./availability.generated.ts";
import { LessonsHit } from "./lessons-hit.tsx";
import { coverPath } from "../tutor.kind.ts";
import { useTutorPart } from "./use-tutor-part.ts";

/** Both ends by a clock: whole days have no times. */
function endsIn(timeZone: string, { startsAt, endsAt }: TutorTimeOffItemFragment) {
  const [start, end] = [startsAt, endsAt].map((instant) => wallClockOf(new Date(instant), timeZone));
  const isWhole = end?.time === dayStart;
  const last = new Date(Date.parse(end?.date ?? "") - (isWhole ? 86_400_000 : 0)).toISOString().slice(0, 10);
  return {
    startsOn: start?.date ?? "",
    startTime: start?.time === dayStart ? "" : (start?.time ?? ""),
    endsOn: last,
    endTime: isWhole ? "" : (end?.time ?? ""),
  };
}

/** The form in a zone: both ends are by the tutor's own clock. */
function formIn(timeZone: string) {
  type Name = keyof ReturnType<typeof endsIn>;
  const end = (label: string, name: Name, parsed?: (typed: string) => string) => ({
    label,
    empty: "",
    readFrom: (timeOff: TutorTimeOffItemFragment) => endsIn(timeZone, timeOff)[name],
    ...(parsed && { parsed }),
  });
  return formOf<TutorTimeOffItemFragment>()(timeOffRules, {
    startsOn: end("First day", "startsOn"),
    startTime: end("From", "startTime", readClock),
    endsOn: end("Last day", "endsOn"),
    endTime: end("Until", "endTime", readClock),
    reason: { ...enumField<TimeOffReason>()("Reason", timeOffReasons, "holiday"), show: labelOf(timeOffOptions) },
    note: text("Note"),
  });
}

function Fields({ timeZone, tutorId }: { timeZone: string; tutorId: string }) {
  return (
    <>
      <FieldGrid>
        <DateField name="startsOn" label="First day" />
        <TextField name="startTime" label="From" optional placeholder="00:00" help="The whole day if left empty" />
        <DateField name="endsOn" label="Last day" />
        <TextField name="endTime" label="Until" optional placeholder="24:00" help="The whole day if left empty" />
        <SelectField
          name="reason"
          label="Reason"
          options={timeOffOptions}
          wide
          help={`Days and times are by the clock in ${placeName(timeZone)}, the tutor’s own.`}
        />
        <TextArea name="note" label="Note" max={500} optional wide />
      </FieldGrid>
      <LessonsHit tutorId={tutorId} timeZone={timeZone} />
    </>
  );
}

/** When the tutor whose page is open is away. */
export function TimeOffForm({ name, id, onClose }: RecordDialogProps) {
  const { tutorId, data, saved } = useTutorPart(TutorAvailabilityDocument);
  const tutor = useQuery(TutorRecordDocument, { variables: { id: tutorId } }).data?.record;
  const navigate = useNavigate();
  const now = useNow();
  if (!tutor) return null;
  const { timeZone } = tutor;
  const today = wallClockOf(now, timeZone).date;
  const shared = {
    form: formIn(timeZone),
    onClose,
    name: `time off of ${tutorId}`,
    children: <Fields timeZone={timeZone} tutorId={tutorId} />,
  };
  if (name === "addTimeOff") {
    return (
      <NewPartForm
        {...shared}
        title="Add time off"
        saveLabel="Add time off"
        isAction
        create={TutorTimeOffCreateDocument}
        given={{ tutorId }}
        begin={{ startsOn: today, endsOn: today }}
        onSaved={(timeOff) =>
          saved("Time off added.", {
            label: "Cover lessons",
            onSelect: () => void navigate(coverPath(tutorId, timeOff)),
          })
        }
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

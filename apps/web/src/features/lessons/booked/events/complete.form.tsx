import { useFormikContext } from "formik";
import { lessonCompleteRules, reportMax, wasShort } from "@app/domain/lessons/lesson-events.ts";
import { toEnumName } from "@app/domain/enums.ts";
import type { ShortReason } from "@app/schema/types.generated.ts";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { EventFormDialog } from "../../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import { lessonTitle } from "../../courses/party-title.ts";
import { BookedLessonCompleteDocument } from "../booked-mutations.generated.ts";
import { shortReasonOptions } from "../booked-labels.ts";
import { BookedLessonRecordDocument } from "../booked-record.generated.ts";

interface Values {
  covered: string;
  homework: string;
  nextSteps: string;
  actualMinutes: number | string | null;
  shortBecause: string;
}

const none: Values = { covered: "", homework: "", nextSteps: "", actualMinutes: null, shortBecause: "" };

const minutesOf = ({ actualMinutes }: Values) =>
  actualMinutes === null || actualMinutes === "" ? null : Number(actualMinutes);
const text = (value: string) => (value.trim() === "" ? null : value.trim());
const minutesOfLesson = ({ startAt, endAt }: { startAt: string; endAt: string }) =>
  (Date.parse(endAt) - Date.parse(startAt)) / 60_000;

/** Why it was shorter, where it was. */
function reasonOf(values: Values, agreed: number): ShortReason | null {
  const isShort = wasShort({ actualMinutes: minutesOf(values) }, agreed);
  return isShort && values.shortBecause !== "" ? (toEnumName(values.shortBecause) as ShortReason) : null;
}

const consequences: Readonly<Record<string, string>> = {
  tutor: "Only the minutes given are charged and paid.",
  agreed: "Only the minutes given are charged and paid.",
  outage: "Only the minutes given are charged and paid; nothing if it was less than a quarter of the lesson.",
};

/** Asks why a lesson was shorter, once the minutes say that it was. */
function WhyShorter({ agreed }: { agreed: number }) {
  const { values } = useFormikContext<Values>();
  if (!wasShort({ actualMinutes: minutesOf(values) }, agreed)) return null;
  return (
    <SelectField
      name="shortBecause"
      label="Why it was shorter"
      options={shortReasonOptions}
      help={consequences[values.shortBecause]}
      wide
    />
  );
}

/** Says that a lesson was given, with the report that a regular one needs. */
export const CompleteForm = (props: RecordDialogProps) => (
  <EventFormDialog
    {...props}
    what="lesson"
    query={BookedLessonRecordDocument}
    config={({ name, asksReport, ...lesson }) => ({
      title: lessonTitle(lesson, (it) => `Complete ${it}?`),
      saveLabel: "Complete lesson",
      successMessage: `${name} is completed.`,
      initialValues: none,
      rules: lessonCompleteRules(asksReport, minutesOfLesson(lesson)),
      mutation: BookedLessonCompleteDocument,
      mails: { to: ["family", "tutor"], note: true },
      sent: (values: Values) => ({
        input: {
          actualMinutes: minutesOf(values),
          shortBecause: reasonOf(values, minutesOfLesson(lesson)),
          covered: text(values.covered),
          homework: text(values.homework),
          nextSteps: text(values.nextSteps),
        },
      }),
      children: (
        <FieldGrid>
          <TextArea name="covered" label="What was covered" max={reportMax} optional={!asksReport} wide />
          <TextArea name="homework" label="Homework" max={reportMax} optional wide />
          <TextArea name="nextSteps" label="Next steps" max={reportMax} optional wide />
          <NumberField
            name="actualMinutes"
            label="Minutes given"
            optional
            help={`Agreed: ${minutesOfLesson(lesson)} minutes. Only if it was otherwise; what is beyond is not charged.`}
          />
          <WhyShorter agreed={minutesOfLesson(lesson)} />
        </FieldGrid>
      ),
    })}
  />
);

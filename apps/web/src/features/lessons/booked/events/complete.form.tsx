import { lessonCompleteRules, reportMax } from "@app/domain/lessons/lesson-events.ts";
import { toEnumName } from "@app/domain/enums.ts";
import { lessonKinds } from "@app/domain/lessons/lesson-enums.ts";
import type { LessonKind } from "@app/schema/types.generated.ts";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { EventFormDialog } from "../../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import { lessonTitle } from "../../courses/party-title.ts";
import { BookedLessonCompleteDocument } from "../booked-mutations.generated.ts";
import { BookedLessonRecordDocument } from "../booked-record.generated.ts";

interface Values {
  covered: string;
  homework: string;
  nextSteps: string;
  actualMinutes: number | string | null;
  cutShort: boolean;
}

const none: Values = { covered: "", homework: "", nextSteps: "", actualMinutes: null, cutShort: false };

const minutesOf = ({ actualMinutes }: Values) =>
  actualMinutes === null || actualMinutes === "" ? null : Number(actualMinutes);
const kindOf = (kind: LessonKind) => lessonKinds.find((one) => toEnumName(one) === kind) ?? "regular";
const text = (value: string) => (value.trim() === "" ? null : value.trim());
/** Says that a lesson was given, with the report that a regular one needs. */
export const CompleteForm = (props: RecordDialogProps) => (
  <EventFormDialog
    {...props}
    what="lesson"
    query={BookedLessonRecordDocument}
    asked={({ name, kind, ...lesson }) => ({
      title: lessonTitle(lesson, (it) => `Complete ${it}?`),
      saveLabel: "Complete lesson",
      done: `${name} is completed.`,
      initialValues: none,
      rules: lessonCompleteRules(kindOf(kind)),
      mutation: BookedLessonCompleteDocument,
      mails: { to: ["family", "tutor"], note: true },
      sent: (values: Values) => ({
        input: {
          actualMinutes: minutesOf(values),
          cutShort: values.cutShort,
          covered: text(values.covered),
          homework: text(values.homework),
          nextSteps: text(values.nextSteps),
        },
      }),
      children: (
        <FieldGrid>
          <TextArea name="covered" label="What was covered" max={reportMax} optional={kind !== "REGULAR"} wide />
          <TextArea name="homework" label="Homework" max={reportMax} optional wide />
          <TextArea name="nextSteps" label="Next steps" max={reportMax} optional wide />
          <NumberField name="actualMinutes" label="Minutes given" optional help="If not as agreed" />
          <SwitchField
            name="cutShort"
            label="Cut short by the tutor"
            help="Only the minutes given are charged and paid."
          />
        </FieldGrid>
      ),
    })}
  />
);

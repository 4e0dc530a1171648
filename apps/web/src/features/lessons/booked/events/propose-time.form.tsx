import { toEnumName } from "@app/domain/enums.ts";
import { rescheduleTimeRules } from "@app/domain/lessons/reschedule.ts";
import type { LessonParty } from "@app/schema/types.generated.ts";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { EventFormDialog } from "../../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import { lessonTitle } from "../../courses/party-title.ts";
import { BookedLessonProposeTimeDocument } from "../agreement-mutations.generated.ts";
import { BookedLessonRecordDocument } from "../booked-record.generated.ts";
import { TimeFields } from "./time-fields.tsx";
import { whoOptions } from "./why-fields.tsx";

interface Values {
  byKind: string;
  date: string;
  time: string;
  note: string;
}

/** One side proposes a time, which the other is to answer. */
export const ProposeTimeForm = (props: RecordDialogProps) => (
  <EventFormDialog
    {...props}
    what="lesson"
    query={BookedLessonRecordDocument}
    config={({ name, localDate, localTime, anchorTimeZone, ...lesson }) => ({
      title: lessonTitle(lesson, (it) => `Propose another time for ${it}?`),
      saveLabel: "Propose time",
      successMessage: `A time is proposed for ${name}.`,
      rules: rescheduleTimeRules,
      mutation: BookedLessonProposeTimeDocument,
      initialValues: { byKind: "staff", date: localDate, time: localTime, note: "" },
      mails: { to: ["family", "tutor"] },
      sent: ({ byKind, date, time, note }: Values) => ({
        input: { byKind: toEnumName(byKind) as LessonParty, date, time, note: note.trim() === "" ? null : note.trim() },
      }),
      children: (
        <FieldGrid>
          <TimeFields timeZone={anchorTimeZone} />
          <SelectField name="byKind" label="Who proposes it" options={whoOptions} />
          <TextArea name="note" label="Internal note" max={500} help="Never emailed." optional wide />
        </FieldGrid>
      ),
    })}
  />
);

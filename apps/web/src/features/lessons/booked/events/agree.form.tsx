import { useApolloClient } from "@apollo/client/react";
import { rescheduleAgreeRules } from "@app/domain/lessons/reschedule.ts";
import { dayIn, isoOf } from "@app/ui/form/date-text.ts";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { timeText } from "@app/ui/value/when-text.ts";
import { EventFormDialog } from "../../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import { lessonTitle } from "../../courses/party-title.ts";
import { BookedLessonAgreeRescheduleDocument } from "../agreement-mutations.generated.ts";
import { BookedLessonRecordDocument, type BookedLessonRecordFragment as Lesson } from "../booked-record.generated.ts";
import { Despite, TimeFields } from "./time-fields.tsx";

interface Values {
  date: string;
  time: string;
  despite: boolean;
}

/** The time that is proposed, by the clock of the lesson; nothing where none is. */
function proposed({ reschedule, anchorTimeZone: zone }: Lesson): Pick<Values, "date" | "time"> {
  const open = reschedule?.proposals.find(({ answer }) => answer === null);
  if (!open) return { date: "", time: "" };
  const at = new Date(open.startAt);
  return { date: isoOf(dayIn(at, zone)), time: timeText(at, zone) };
}

/** Both sides have agreed to a time: the lesson moves to it. */
export function AgreeForm(props: RecordDialogProps) {
  const { cache } = useApolloClient();
  return (
    <EventFormDialog
      {...props}
      what="lesson"
      query={BookedLessonRecordDocument}
      config={(lesson) => ({
        title: lessonTitle(lesson, (it) => `Agree to another time for ${it}?`),
        saveLabel: "Move lesson",
        successMessage: `${lesson.name} is moved.`,
        rules: rescheduleAgreeRules,
        mutation: BookedLessonAgreeRescheduleDocument,
        initialValues: { ...proposed(lesson), despite: false },
        mails: { to: ["family", "tutor"], note: true },
        sent: ({ date, time, despite }: Values) => ({ input: { date, time, despite } }),
        // The lesson that takes its place is in the lists too.
        onDone: () => void cache.evict({ id: "ROOT_QUERY", fieldName: "bookedLessons" }),
        children: (
          <FieldGrid>
            <TimeFields timeZone={lesson.anchorTimeZone} />
            <Despite />
          </FieldGrid>
        ),
      })}
    />
  );
}

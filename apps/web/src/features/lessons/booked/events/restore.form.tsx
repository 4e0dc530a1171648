import { lessonRestoreRules } from "@app/domain/lessons/lesson-events.ts";
import { useQuery } from "../../../../shared/page/use-query.ts";
import { EventFormDialog } from "../../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import { CheckedConflicts } from "../../conflicts/checked-conflicts.tsx";
import { lessonTitle } from "../../courses/party-title.ts";
import { BookedLessonRestoreDocument } from "../booked-mutations.generated.ts";
import { BookedLessonRecordDocument, type BookedLessonRecordFragment as Lesson } from "../booked-record.generated.ts";
import { LessonMoveConflictsDocument } from "./move-conflicts.generated.ts";

/** Whether everybody is still free at its time. */
function Conflicts({ lesson: { id, anchorTimeZone, localDate, localTime } }: { lesson: Lesson }) {
  const { data, loading, error } = useQuery(LessonMoveConflictsDocument, {
    variables: { id, date: localDate, time: localTime },
    fetchPolicy: "network-only",
  });
  return (
    <CheckedConflicts
      conflicts={data?.lessonMoveConflicts}
      failed={error !== undefined && !loading}
      timeZone={anchorTimeZone}
      despite="Restore it all the same"
      instead="Book another lesson instead."
      act="Restoring it"
    />
  );
}

/** Books a cancelled lesson again at its time. */
export const RestoreForm = (props: RecordDialogProps) => (
  <EventFormDialog
    {...props}
    what="lesson"
    query={BookedLessonRecordDocument}
    config={(lesson) => ({
      title: lessonTitle(lesson, (it) => `Restore ${it}?`),
      saveLabel: "Restore lesson",
      successMessage: `${lesson.name} is booked again.`,
      initialValues: { despite: false },
      rules: lessonRestoreRules,
      mutation: BookedLessonRestoreDocument,
      mails: { to: ["family", "tutor"], note: true },
      sent: ({ despite }: { despite: boolean }) => ({ despite }),
      outcome: <Conflicts lesson={lesson} />,
      children: <p>It is given at its time after all, and what its cancellation came to is taken back.</p>,
    })}
  />
);

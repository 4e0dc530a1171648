import { RecordEventDialog, type RecordEvent } from "../../../../shared/records/event-dialog.tsx";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import { ConfirmedLessonResumeDocument } from "../course-mutations.generated.ts";
import { ConfirmedLessonRecordDocument, type ConfirmedLessonRecordFragment } from "../course-record.generated.ts";

const resume: RecordEvent<ConfirmedLessonRecordFragment> = {
  ...{ verb: "Resume", label: "Resume lessons", mutation: ConfirmedLessonResumeDocument },
  means: () =>
    "Lessons are booked again from tomorrow on. Days on which someone is busy or away by now are left out, and listed.",
  done: ({ name, clashDates }) =>
    clashDates.length === 0 ? `${name} goes on.` : `${name} goes on. See which days could not be booked.`,
};

/** Asks before a course goes on before its pause is over. */
export const CourseResume = (props: RecordDialogProps) => (
  <RecordEventDialog {...props} what="confirmed lesson" query={ConfirmedLessonRecordDocument} events={{ resume }} />
);

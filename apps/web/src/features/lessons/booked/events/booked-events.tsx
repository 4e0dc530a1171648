import { RecordEventDialog, type RecordEvent } from "../../../../shared/records/event-dialog.tsx";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import {
  BookedLessonStartDocument,
  BookedLessonStudentNoShowDocument,
  BookedLessonTutorNoShowDocument,
} from "../booked-mutations.generated.ts";
import { BookedLessonRecordDocument, type BookedLessonRecordFragment } from "../booked-record.generated.ts";

type Lesson = BookedLessonRecordFragment;

const start: RecordEvent<Lesson> = {
  verb: "Start",
  mutation: BookedLessonStartDocument,
  means: () => "It is in progress from now on.",
  done: ({ name }) => `${name} has begun.`,
};

const studentNoShow: RecordEvent<Lesson> = {
  verb: "Student no-show:",
  label: "Mark as no-show",
  mutation: BookedLessonStudentNoShowDocument,
  means: () => "The tutor came and waited. It is settled as the cancellation policy says for a no-show.",
  done: ({ name }) => `${name} is a student no-show.`,
  danger: true,
};

const tutorNoShow: RecordEvent<Lesson> = {
  verb: "Tutor no-show:",
  label: "Mark as no-show",
  mutation: BookedLessonTutorNoShowDocument,
  means: () => "The customer is not charged, and the tutor is not paid.",
  done: ({ name }) => `${name} is a tutor no-show.`,
  danger: true,
};

/** Asks before a lesson begins, or before somebody is said to have missed it. */
export function BookedEventDialog(props: RecordDialogProps) {
  const events = { start, studentNoShow, tutorNoShow };
  return <RecordEventDialog {...props} what="lesson" query={BookedLessonRecordDocument} events={events} />;
}

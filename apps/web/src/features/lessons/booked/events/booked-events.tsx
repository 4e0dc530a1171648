import * as z from "zod";
import { studentMissedRules } from "@app/domain/lessons/lesson-events.ts";
import type { MessageSide } from "@app/domain/messages-sent/act-notes.ts";
import { EventFormDialog } from "../../../../shared/records/event-form-dialog.tsx";
import { RecordEventDialog, type RecordEvent } from "../../../../shared/records/event-dialog.tsx";
import type { EventMutation } from "../../../../shared/records/record-documents.ts";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import { lessonTitle } from "../../courses/party-title.ts";
import {
  BookedLessonStartDocument,
  BookedLessonStudentNoShowDocument,
  BookedLessonTutorNoShowDocument,
} from "../booked-mutations.generated.ts";
import { noWaiver, waiverOf, WaiveFields, type Waiver } from "./waive-fields.tsx";
import { BookedLessonRecordDocument, type BookedLessonRecordFragment } from "../booked-record.generated.ts";

const start: RecordEvent<BookedLessonRecordFragment> = {
  verb: "Start",
  title: (lesson) => lessonTitle(lesson, (it) => `Start ${it}?`),
  mutation: BookedLessonStartDocument,
  description: () => "It is in progress from now on.",
  successMessage: ({ name }) => `${name} has begun.`,
};

interface NoShow {
  who: string;
  /** Whether the family is charged, so that it can be waived. */
  charges: boolean;
  mutation: EventMutation;
  to: readonly MessageSide[];
  description: string;
}

const nothing = z.object({});
const noShows: Readonly<Record<string, NoShow>> = {
  studentNoShow: {
    who: "Student no-show",
    charges: true,
    mutation: BookedLessonStudentNoShowDocument,
    to: ["family"],
    description: "The tutor came and waited.",
  },
  tutorNoShow: {
    who: "Tutor no-show",
    charges: false,
    mutation: BookedLessonTutorNoShowDocument,
    to: ["family", "tutor"],
    description: "The tutor did not come.",
  },
};

/** Asks before a lesson begins. */
const Start = (props: RecordDialogProps) => (
  <RecordEventDialog {...props} what="lesson" query={BookedLessonRecordDocument} events={{ start }} />
);

/** Asks before a lesson begins, or before somebody is said to have missed it. */
export function BookedEventDialog(props: RecordDialogProps) {
  const noShow = noShows[props.name];
  if (noShow === undefined) return <Start {...props} />;
  const { who, mutation, description, to, charges } = noShow;
  return (
    <EventFormDialog
      {...props}
      what="lesson"
      query={BookedLessonRecordDocument}
      config={({ name, ...lesson }) => ({
        title: lessonTitle(lesson, (it) => `${who}: ${it}?`),
        saveLabel: "Mark as no-show",
        successMessage: `${name} is a ${who.toLowerCase()}.`,
        danger: true,
        initialValues: charges ? noWaiver : {},
        rules: charges ? studentMissedRules : nothing,
        mutation,
        sent: (values) => (charges ? waiverOf(values as Waiver) : {}),
        mails: { to, note: true },
        children: (
          <>
            <p>{description}</p>
            {charges ? <WaiveFields /> : null}
          </>
        ),
      })}
    />
  );
}

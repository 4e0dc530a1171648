import { lessonNoteInput, lessonNoteMax } from "@app/domain/lessons/lesson-events.ts";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { EventFormDialog } from "../../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import { lessonTitle } from "../../courses/party-title.ts";
import { BookedLessonAddNoteDocument } from "../booked-mutations.generated.ts";
import { BookedLessonRecordDocument } from "../booked-record.generated.ts";

const rules = lessonNoteInput.pick({ note: true });

/** Writes something down in the log of a lesson. */
export const NoteForm = (props: RecordDialogProps) => (
  <EventFormDialog
    {...props}
    what="lesson"
    query={BookedLessonRecordDocument}
    config={({ name, ...lesson }) => ({
      title: lessonTitle(lesson, (it) => `Add a note to ${it}`),
      saveLabel: "Add note",
      successMessage: `The note is in the log of ${name}.`,
      initialValues: { note: "" },
      rules,
      mutation: BookedLessonAddNoteDocument,
      sent: ({ note }: { note: string }) => ({ note: note.trim() }),
      children: <TextArea name="note" label="Note" max={lessonNoteMax} help="Kept in its activity log for good." />,
    })}
  />
);

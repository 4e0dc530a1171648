import { groupReasonInput, groupReasonMax } from "@app/domain/group-lessons/group-lesson.ts";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { EventFormDialog } from "../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { GroupLessonCancelDocument } from "../group-mutations.generated.ts";
import { GroupLessonRecordDocument } from "../group.generated.ts";

const rules = groupReasonInput.omit({ version: true });

/** Asks why a learning pod or an immersion is cancelled. */
export function GroupCancel(props: RecordDialogProps) {
  return (
    <EventFormDialog
      {...props}
      what="group lesson"
      query={GroupLessonRecordDocument}
      config={({ name }) => ({
        title: `Cancel ${name}?`,
        saveLabel: "Cancel all dates",
        successMessage: `${name} is cancelled.`,
        danger: true,
        initialValues: { reason: "" },
        rules,
        mutation: GroupLessonCancelDocument,
        mails: { to: ["family", "tutor"] },
        sent: ({ reason }: { reason: string }) => ({ reason }),
        children: (
          <>
            <p>
              All dates that have not taken place are cancelled with it. The families and the tutors get an email. This
              cannot be taken back.
            </p>
            <TextArea name="reason" label="Internal note" max={groupReasonMax} help="Why. Never emailed." />
          </>
        ),
      })}
    />
  );
}

import { RecordEventDialog, type RecordEvent } from "../../../shared/records/event-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { GroupSessionRunAnywayDocument } from "../session-mutations.generated.ts";
import { GroupSessionRecordDocument, type GroupSessionRecordFragment } from "../session.generated.ts";

const runAnyway: RecordEvent<GroupSessionRecordFragment> = {
  verb: "Run",
  label: "Run it anyway",
  mutation: GroupSessionRunAnywayDocument,
  description: ({ enrolled, groupLesson }) =>
    `It takes place with ${enrolled} of at least ${groupLesson?.capacityMin ?? enrolled} learners.`,
  successMessage: () => "The session takes place.",
};

/** Asks before a session takes place with too few learners. */
export function RunAnyway(props: RecordDialogProps) {
  return <RecordEventDialog {...props} what="session" query={GroupSessionRecordDocument} events={{ runAnyway }} />;
}

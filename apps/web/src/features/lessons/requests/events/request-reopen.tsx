import { RecordEventDialog, type RecordEvent } from "../../../../shared/records/event-dialog.tsx";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import { LessonRequestReopenDocument } from "../request-mutations.generated.ts";
import { LessonRequestRecordDocument, type LessonRequestRecordFragment } from "../request.generated.ts";

const reopen: RecordEvent<LessonRequestRecordFragment> = {
  verb: "Reopen",
  mutation: LessonRequestReopenDocument,
  description: () => "It is new again, and due in 24 hours. What was proposed before stays in its history.",
  successMessage: ({ name }) => `${name} is open again.`,
};

/** Asks before a request is taken up again. */
export function RequestReopen(props: RecordDialogProps) {
  return <RecordEventDialog {...props} what="request" query={LessonRequestRecordDocument} events={{ reopen }} />;
}

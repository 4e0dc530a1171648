import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { RecordHistory } from "../../shared/records/record-history.tsx";
import { useColleagueChoices } from "../journal/colleague-choices.public.ts";
import { AppFeedbackRecordDocument } from "./app-feedback.generated.ts";
import { appFeedbackKind } from "./app-feedback.kind.ts";
import { appFeedbackForm } from "./form/app-feedback.fields.ts";

const { labels, showStored } = appFeedbackForm;

/** What happened to feedback: who changed what, and the ways back. */
export function AppFeedbackHistory(props: RecordDialogProps) {
  const staff = useColleagueChoices();
  const words = {
    labels: { ...labels, reply: "Reply", status: "Status", duplicateOfId: "Duplicate of" },
    show: {
      ...showStored,
      duplicateOfId: (id: unknown) => (id === null ? "none" : "another piece of feedback"),
      assigneeId: (id: unknown) => staff.find(({ value }) => value === id)?.label ?? "nobody",
    },
  };
  return (
    <RecordHistory
      {...props}
      kind={appFeedbackKind}
      query={AppFeedbackRecordDocument}
      words={words}
      mayRestore={() => true}
    />
  );
}

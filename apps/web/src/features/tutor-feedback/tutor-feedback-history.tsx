import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { RecordHistory } from "../../shared/records/record-history.tsx";
import { useColleagueChoices } from "../journal/colleague-choices.public.ts";
import { tutorFeedbackForm } from "./tutor-feedback.fields.ts";
import { TutorFeedbackRecordDocument } from "./tutor-feedback.generated.ts";
import { tutorFeedbackKind } from "./tutor-feedback.kind.ts";

/** What happened to feedback: who changed what, and the ways back. */
export function TutorFeedbackHistory(props: RecordDialogProps) {
  const staff = useColleagueChoices();
  const words = {
    labels: { ...tutorFeedbackForm.labels, status: "Status", resolution: "Resolution" },
    show: {
      ...tutorFeedbackForm.showStored,
      assigneeId: (id: unknown) => staff.find(({ value }) => value === id)?.label ?? "nobody",
    },
  };
  return <RecordHistory {...props} kind={tutorFeedbackKind} query={TutorFeedbackRecordDocument} words={words} />;
}

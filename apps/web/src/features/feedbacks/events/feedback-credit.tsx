import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { RecordDialog } from "../../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { GoodwillForm } from "../../billing/credit/goodwill-form.public.ts";
import { FeedbackToRebookDocument } from "./feedback-rebook.generated.ts";

/** Credit for the customer who gave feedback, for whom it is about; the feedback says then what came of it. */
export function FeedbackCredit({ name, id, onClose }: RecordDialogProps) {
  if (id === null) return null;
  return (
    <RecordDialog
      what="feedback"
      query={FeedbackToRebookDocument}
      id={id}
      onClose={onClose}
      skeleton={<SkeletonLines count={6} />}
    >
      {({ id: feedbackId, name: number, customer, learner, lesson }) => (
        <GoodwillForm
          name={name}
          id={customer?.id ?? null}
          onClose={onClose}
          begin={{
            feedbackId,
            learnerId: lesson?.learner?.id ?? learner?.id ?? "",
            subjects: lesson ? [lesson.subject] : [],
            reason: `Feedback ${number}`,
          }}
        />
      )}
    </RecordDialog>
  );
}

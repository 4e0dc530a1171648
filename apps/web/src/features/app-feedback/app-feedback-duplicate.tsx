import { duplicateInput } from "@app/domain/app-feedback/app-feedback.ts";
import { EventFormDialog } from "../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { AppFeedbackMarkDuplicateDocument } from "./app-feedback-mutations.generated.ts";
import { AppFeedbackRecordDocument } from "./app-feedback.generated.ts";
import { OriginalField } from "./original-field.tsx";

/** Asks which feedback said the same before. */
export const AppFeedbackDuplicate = (props: RecordDialogProps) => (
  <EventFormDialog
    {...props}
    what="feedback"
    wide
    query={AppFeedbackRecordDocument}
    config={({ body }) => ({
      title: "Mark as duplicate?",
      saveLabel: "Mark as duplicate",
      successMessage: "Marked as a duplicate.",
      rules: duplicateInput,
      mutation: AppFeedbackMarkDuplicateDocument,
      initialValues: { originalId: "" },
      sent: ({ originalId }: { originalId: string }) => ({ originalId }),
      children: (
        <>
          <p>“{body}”</p>
          <OriginalField />
        </>
      ),
    })}
  />
);

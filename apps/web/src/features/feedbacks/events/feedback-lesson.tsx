import { lessonLinkRules as rules } from "@app/domain/lessons/lesson-link.ts";
import { EventFormDialog } from "../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { LessonField } from "../../lessons/lesson-field.public.tsx";
import { FeedbackUpdateDocument } from "../feedback-mutations.generated.ts";
import { FeedbackRecordDocument } from "../feedback.generated.ts";

/** Says which of the customer's lessons feedback is about, or that it is about none. */
export const FeedbackLesson = (props: RecordDialogProps) => (
  <EventFormDialog
    {...props}
    what="feedback"
    query={FeedbackRecordDocument}
    config={({ customer, lesson }) => ({
      title: "Link lesson",
      saveLabel: "Save link",
      successMessage: "Link saved.",
      rules,
      mutation: FeedbackUpdateDocument,
      initialValues: { lessonId: lesson?.id ?? "" },
      sent: ({ lessonId }: { lessonId: string | null }) => ({ input: { lessonId: lessonId || null } }),
      children: <LessonField name="lessonId" of={customer && { customerId: customer.id }} />,
    })}
  />
);

import { lessonLinkRules as rules } from "@app/domain/lessons/lesson-link.ts";
import { EventFormDialog } from "../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { LessonField } from "../lessons/lesson-field.public.tsx";
import { TutorFeedbackUpdateDocument } from "./tutor-feedback-mutations.generated.ts";
import { TutorFeedbackRecordDocument } from "./tutor-feedback.generated.ts";

/** Says which lesson feedback is about, or that it is about none. */
export const TutorFeedbackLesson = (props: RecordDialogProps) => (
  <EventFormDialog
    {...props}
    what="feedback"
    query={TutorFeedbackRecordDocument}
    config={({ person, lesson }) => ({
      title: "Link lesson",
      saveLabel: "Save link",
      successMessage: "Link saved.",
      rules,
      mutation: TutorFeedbackUpdateDocument,
      initialValues: { lessonId: lesson?.id ?? "" },
      sent: ({ lessonId }: { lessonId: string | null }) => ({ input: { lessonId: lessonId || null } }),
      children: <LessonField name="lessonId" of={{ tutorId: person.id }} />,
    })}
  />
);

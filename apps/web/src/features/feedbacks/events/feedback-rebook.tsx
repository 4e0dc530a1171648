import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { RecordDialog } from "../../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { RequestForm } from "../../lessons/requests/request-form.public.ts";
import { FeedbackToRebookDocument, type FeedbackToRebookQuery } from "./feedback-rebook.generated.ts";

type Feedback = NonNullable<FeedbackToRebookQuery["record"]>;

const minute = 60_000;

/** What is asked for to make up for feedback: as long as the lesson that it is about, of the same tutor, for the same learner. */
function begun({ id: feedbackId, lesson, learner, customer }: Feedback) {
  const learnerId = learner?.id ?? customer?.id ?? "";
  if (!lesson) return { feedbackId, kind: "make-up", learnerId };
  const { subject, pod, tutor, startAt, endAt } = lesson;
  const durationMinutes = String(Math.round((Date.parse(endAt) - Date.parse(startAt)) / minute));
  return {
    feedbackId,
    kind: "make-up",
    subject,
    durationMinutes,
    ...(pod ? { podId: pod.id } : { learnerId: lesson.learner?.id ?? learnerId }),
    preferredTutorIds: tutor ? [tutor.id] : [],
  };
}

/** A request for a lesson that makes up for the one that feedback is about; the feedback says then what came of it. */
export function FeedbackRebook({ name, id, onClose }: RecordDialogProps) {
  if (id === null) return null;
  return (
    <RecordDialog
      what="feedback"
      query={FeedbackToRebookDocument}
      id={id}
      onClose={onClose}
      wide
      skeleton={<SkeletonLines count={8} />}
    >
      {(feedback) => <RequestForm name={name} id={null} onClose={onClose} begin={begun(feedback)} />}
    </RecordDialog>
  );
}

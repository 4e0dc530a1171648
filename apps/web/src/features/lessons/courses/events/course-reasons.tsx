import { courseReasonRules } from "@app/domain/lessons/course-changes.ts";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { ReasonDialog } from "../../../../shared/records/reason-dialog.tsx";
import { RecordDialog } from "../../../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import { courseInWords } from "../party-title.ts";
import { ConfirmedLessonCancelDocument, ConfirmedLessonLiftHoldDocument } from "../course-mutations.generated.ts";
import { ConfirmedLessonRecordDocument } from "../course-record.generated.ts";

const cancel = {
  verb: "Cancel",
  saveLabel: "Cancel course",
  done: "is cancelled.",
  calm: false,
  mutation: ConfirmedLessonCancelDocument,
  help: "Kept in the log of each lesson.",
  mails: { to: ["family", "tutor"] } as const,
  means: "Lessons held for it are cancelled, and nobody is charged.",
};
const liftHold = {
  verb: "Begin",
  saveLabel: "Begin before payment",
  done: "begins.",
  calm: true,
  mutation: ConfirmedLessonLiftHoldDocument,
  help: "Why it need not be paid for first.",
  mails: { to: ["family", "tutor"] } as const,
  means: "Its lessons are held no longer: they are given as booked, although nothing is paid yet.",
};
const reasons: Readonly<Record<string, typeof cancel | typeof liftHold>> = { cancel, liftHold };

/** Asks why a course that waits for its payment is called off, or begins all the same. */
export function CourseReasonDialog({ id, name: event, onClose }: RecordDialogProps) {
  if (id === null) return null;
  const { verb, saveLabel, done, calm, mutation, help, means, mails } = reasons[event] ?? cancel;
  return (
    <RecordDialog
      what="confirmed lesson"
      query={ConfirmedLessonRecordDocument}
      id={id}
      onClose={onClose}
      skeleton={<SkeletonLines count={4} />}
    >
      {(course) => (
        <ReasonDialog
          record={course}
          title={`${verb} ${courseInWords(course)}?`}
          saveLabel={saveLabel}
          mutation={mutation}
          rules={courseReasonRules}
          sent={(reason) => reason}
          help={help}
          successMessage={`${course.name} ${done}`}
          harmless={calm}
          mails={mails}
          onClose={onClose}
        >
          {means}
        </ReasonDialog>
      )}
    </RecordDialog>
  );
}

import { courseReasonRules } from "@app/domain/lessons/course-changes.ts";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { ReasonDialog } from "../../../../shared/records/reason-dialog.tsx";
import { RecordDialog } from "../../../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import { lessonTitle } from "../../courses/party-title.ts";
import { BookedLessonDeclineTimeDocument, BookedLessonReverseDocument } from "../agreement-mutations.generated.ts";
import { BookedLessonRecordDocument } from "../booked-record.generated.ts";
import { ReverseWords } from "./reverse-words.tsx";

const reverse = {
  title: "Take back the outcome of",
  saveLabel: "Take back",
  successMessage: "waits for an outcome again.",
  mutation: BookedLessonReverseDocument,
  help: "Kept in its activity log.",
  harmless: false,
  description: "Its outcome has to be recorded again. Until then nothing more is charged or paid for it.",
};
const declineTime = {
  title: "Decline the time for",
  saveLabel: "Decline time",
  successMessage: "waits for another time.",
  mutation: BookedLessonDeclineTimeDocument,
  help: "Why the other side cannot.",
  harmless: true,
  mails: { to: ["family", "tutor"] } as const,
  description: "Either side can then propose another. After three declined times staff get a task.",
};
const reasons: Readonly<Record<string, typeof reverse | typeof declineTime>> = { reverse, declineTime };

/** Asks why an outcome is taken back, or a proposed time declined. */
export function BookedReasonDialog({ id, name: event, onClose }: RecordDialogProps) {
  if (id === null) return null;
  const { title, saveLabel, successMessage, mutation, help, harmless, description } = reasons[event] ?? reverse;
  const mails = event === "declineTime" ? { mails: declineTime.mails } : {};
  return (
    <RecordDialog
      what="lesson"
      query={BookedLessonRecordDocument}
      id={id}
      onClose={onClose}
      skeleton={<SkeletonLines count={4} />}
    >
      {(lesson) => (
        <ReasonDialog
          record={lesson}
          title={lessonTitle(lesson, (it) => `${title} ${it}?`)}
          saveLabel={saveLabel}
          mutation={mutation}
          rules={courseReasonRules}
          sent={(reason) => reason}
          help={help}
          successMessage={`${lesson.name} ${successMessage}`}
          harmless={harmless}
          {...mails}
          more={event === "declineTime" ? null : <ReverseWords money={lesson.money} />}
          onClose={onClose}
        >
          {description}
        </ReasonDialog>
      )}
    </RecordDialog>
  );
}

import { useSearchParams } from "react-router-dom";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { RecordDialog } from "../../../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import { ConfirmedLessonRecordDocument } from "../course-record.generated.ts";
import { ExtraLesson } from "./extra-lesson.tsx";

/** Books a lesson of a running course beside the usual ones, at the course's price and terms. */
export function ExtraForm({ id, onClose }: RecordDialogProps) {
  const [params] = useSearchParams();
  const kind = params.get("extraKind") === "make-up" ? "make-up" : "regular";
  if (id === null) return null;
  return (
    <RecordDialog
      what="confirmed lesson"
      query={ConfirmedLessonRecordDocument}
      id={id}
      onClose={onClose}
      skeleton={<SkeletonLines count={4} />}
    >
      {(course) => <ExtraLesson course={course} kind={kind} onClose={onClose} />}
    </RecordDialog>
  );
}

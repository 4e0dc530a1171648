import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { RecordHistory } from "../../../shared/records/record-history.tsx";
import { ratingForm, studentRatingForm } from "./rating.fields.ts";
import { LessonRatingRecordDocument, StudentRatingRecordDocument } from "./rating.generated.ts";
import { ratingKind, studentRatingKind } from "./rating.kind.ts";

const ratingWords = {
  labels: { ...ratingForm.labels, hiddenAt: "Hidden since", hiddenReason: "Why it is hidden" },
  show: ratingForm.showStored,
};
const studentWords = { labels: studentRatingForm.labels, show: studentRatingForm.showStored };

/** What happened to a rating: who changed or hid it, and the ways back. */
export const RatingHistory = (props: RecordDialogProps) => (
  <RecordHistory {...props} kind={ratingKind} query={LessonRatingRecordDocument} words={ratingWords} />
);

/** What happened to what a tutor says of a learner. */
export const StudentRatingHistory = (props: RecordDialogProps) => (
  <RecordHistory {...props} kind={studentRatingKind} query={StudentRatingRecordDocument} words={studentWords} />
);

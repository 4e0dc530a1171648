import { ratingReasonRules } from "@app/domain/ratings/rating.ts";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { ReasonDialog } from "../../../shared/records/reason-dialog.tsx";
import { RecordDialog } from "../../../shared/records/record-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { LessonRatingHideDocument, LessonRatingShowDocument } from "./rating-mutations.generated.ts";
import { LessonRatingRecordDocument } from "./rating.generated.ts";

const hide = {
  verb: "Hide",
  saveLabel: "Hide rating",
  done: "Rating hidden.",
  mutation: LessonRatingHideDocument,
  undo: "LESSON_RATING" as const,
  means: "It counts in no average, and the tutor does not see it. Staff still do.",
};
const show = {
  verb: "Show",
  saveLabel: "Show rating",
  done: "Rating shown again.",
  mutation: LessonRatingShowDocument,
  undo: undefined,
  means: "It counts in averages again, and the tutor sees it if they may.",
};

/** Asks why a rating is hidden, or shown again. */
export function RatingReasonDialog({ id, name, onClose }: RecordDialogProps) {
  if (id === null) return null;
  const { verb, saveLabel, done, mutation, undo, means } = name === "hideRating" ? hide : show;
  return (
    <RecordDialog
      what="rating"
      query={LessonRatingRecordDocument}
      id={id}
      onClose={onClose}
      skeleton={<SkeletonLines count={4} />}
    >
      {(rating) => (
        <ReasonDialog
          record={rating}
          title={`${verb} ${rating.raterName}’s rating?`}
          saveLabel={saveLabel}
          mutation={mutation}
          rules={ratingReasonRules}
          sent={(reason) => reason}
          help="Kept in the history and in the lesson’s activity log."
          successMessage={done}
          undo={undo}
          harmless={name !== "hideRating"}
          onClose={onClose}
        >
          {means}
        </ReasonDialog>
      )}
    </RecordDialog>
  );
}

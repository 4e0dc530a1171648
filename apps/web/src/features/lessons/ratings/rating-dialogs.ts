import { dialogsOf } from "../../../shared/records/record-dialogs.tsx";
import { ratingKind } from "./rating.kind.ts";

const { write, act } = ratingKind;
const form = async () => (await import("./rating.form.tsx")).RatingForm;
const studentForm = async () => (await import("./student-rating.form.tsx")).StudentRatingForm;
const reason = async () => (await import("./rating-reasons.tsx")).RatingReasonDialog;

/** The dialogs over ratings, on the page of a lesson's and in tabs; `rate` and `rateStudent` name the lesson. */
export const ratingDialogs = dialogsOf({
  rate: { needs: write, load: form },
  editRating: { needs: write, load: form },
  hideRating: { needs: act, load: reason },
  showRating: { needs: act, load: reason },
  ratingHistory: { load: async () => (await import("./rating-history.tsx")).RatingHistory },
  rateStudent: { needs: write, load: studentForm },
  editStudentRating: { needs: write, load: studentForm },
  studentRatingHistory: { load: async () => (await import("./rating-history.tsx")).StudentRatingHistory },
  askAgain: { needs: act, load: async () => (await import("./ask-again.tsx")).AskAgain },
});

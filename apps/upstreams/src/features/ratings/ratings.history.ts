import { lessonRatingUpdateInput, studentRatingUpdateInput } from "@app/domain/ratings/rating.ts";
import { historyOf } from "../../records/history/history-of.ts";
import { ratingKind, studentRatingKind } from "./rating.kinds.ts";
import { setRatingHidden, updateRating, updateStudentRating } from "./ratings.service.ts";

/** What is shown of the history of a rating; hiding it is taken back by showing it again. */
export const ratingHistory = historyOf(ratingKind, {
  area: "lessons",
  first: ["rating"],
  more: ["hiddenAt", "hiddenReason"],
  body: lessonRatingUpdateInput,
  update: updateRating,
  revertBy: ({ hiddenAt }) =>
    hiddenAt?.[0] === null ? (context, at) => setRatingHidden(context, { ...at, reason: "Taken back." }, false) : null,
});

/** What is shown of the history of what a tutor says of a learner. */
export const studentRatingHistory = historyOf(studentRatingKind, {
  area: "lessons",
  first: ["engagement"],
  body: studentRatingUpdateInput,
  update: updateStudentRating,
});

import {
  feedbackAuthorKinds,
  feedbackCategories,
  feedbackDirections,
  tutorFeedbackStatuses,
  feedbackAuthorKindLabels,
  feedbackDirectionLabels,
} from "@app/domain/tutor-feedback/tutor-feedback-enums.ts";
import { toOptions, labelOf } from "../../shared/text/option-labels.ts";

export const authorOptions = toOptions(feedbackAuthorKinds, feedbackAuthorKindLabels);
export const authorWord = labelOf(authorOptions);
export const categoryOptions = toOptions(feedbackCategories);
export const categoryWord = labelOf(categoryOptions);
export const directionOptions = toOptions(feedbackDirections, feedbackDirectionLabels);
export const directionWord = labelOf(directionOptions);
export const statusOptions = toOptions(tutorFeedbackStatuses);
export const ratingOptions = ["5", "4", "3", "2", "1"].map((value) => ({ value, label: `${value} of 5` }));

/** "4 of 5"; a dash for none. */
export const ratingText = (rating: number | null): string => (rating === null ? "–" : `${rating} of 5`);

/** Who gave it: their name, or what they are. */
export const givenBy = ({ authorName, authorKind }: { authorName: string | null; authorKind: string }): string =>
  authorName ?? authorWord(authorKind);

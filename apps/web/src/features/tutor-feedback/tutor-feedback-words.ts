import {
  feedbackAuthorKinds,
  feedbackCategories,
  feedbackDirections,
  tutorFeedbackStatuses,
} from "@app/domain/tutor-feedback/tutor-feedback-enums.ts";
import { optionsOf, wordsIn } from "../../shared/text/option-words.ts";

export const authorOptions = optionsOf(feedbackAuthorKinds, { tutor: "The tutor", staff: "Staff" });
export const authorWord = wordsIn(authorOptions);
export const categoryOptions = optionsOf(feedbackCategories);
export const categoryWord = wordsIn(categoryOptions);
export const directionOptions = optionsOf(feedbackDirections, {
  "from-tutor": "From the tutor",
  "about-tutor": "About the tutor",
});
export const directionWord = wordsIn(directionOptions);
export const statusOptions = optionsOf(tutorFeedbackStatuses);
export const ratingOptions = ["5", "4", "3", "2", "1"].map((value) => ({ value, label: `${value} of 5` }));

/** "4 of 5"; a dash for none. */
export const ratingText = (rating: number | null): string => (rating === null ? "–" : `${rating} of 5`);

/** Who gave it: their name, or what they are. */
export const givenBy = ({ authorName, authorKind }: { authorName: string | null; authorKind: string }): string =>
  authorName ?? authorWord(authorKind);

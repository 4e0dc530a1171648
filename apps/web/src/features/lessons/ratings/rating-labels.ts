import { learnerLevels } from "@app/domain/people/people-enums.ts";
import { ratingTags, skills, type Skill, ratingTagLabels } from "@app/domain/ratings/rating-enums.ts";
import { toOptions, labelOf } from "../../../shared/text/option-labels.ts";

export const ratingPath = (lessonId: string) => `/app/tutoring/lesson-rating/${lessonId}`;

export const tagOptions = toOptions(ratingTags, ratingTagLabels);
export const tagWord = labelOf(tagOptions);
export const levelOptions = toOptions(learnerLevels);
export const levelWord = labelOf(levelOptions);
/** Whether somebody would go on with a tutor. */
export const continueOptions = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];
export const starOptions = ["5", "4", "3", "2", "1"].map((value) => ({ value, label: `${value} of 5` }));

/** What a learner is scored in, as forms and cards call it. */
export const skillWords: Record<Skill, string> = {
  engagement: "Engagement",
  speaking: "Speaking",
  listening: "Listening",
  reading: "Reading",
  writing: "Writing",
  homework: "Homework",
};

/** "Speaking 5 · Reading 4": the scores that were given, but for the mean. */
export const scoresText = (scores: { readonly [One in Skill]: number | null }): string =>
  skills.flatMap((skill) => (scores[skill] === null ? [] : `${skillWords[skill]} ${scores[skill]}`)).join(" · ");

/** "Would continue", "Would not continue"; null where they did not say. */
export function continueText(wouldContinue: boolean | null): string | null {
  if (wouldContinue === null) return null;
  return wouldContinue ? "Would continue" : "Would not continue";
}

/** What a one-time link in an email about lessons lets its reader answer. Source: domain.md 2.1–2.4. */
export const answerKinds = ["proposal", "confirmation", "time", "no-show", "rating", "learner-rating"] as const;
export type LessonAnswerKind = (typeof answerKinds)[number];

/** What can be said with such a link; each kind offers some of them. */
export const answerChoices = ["accept", "decline", "object", "rate"] as const;
export type LessonAnswerChoice = (typeof answerChoices)[number];

/** Where such a link stands. `overtaken`: it was answered another way, or is not asked any more. */
export const answerStates = ["ready", "used", "expired", "overtaken"] as const;
export type LessonAnswerState = (typeof answerStates)[number];

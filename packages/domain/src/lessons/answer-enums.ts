/**
 * What a one-time link from an email about lessons asks.
 *
 * Source: domain.md 2.1–2.4.
 * @graphql LessonAnswerKind
 */
export const answerKinds = [
  /** Whether a tutor would like to give some lessons. */ "proposal",
  /** Whether a customer would like to have them. */ "confirmation",
  /** Whether another time of a lesson suits. */ "time",
  /** Whether the learner was there after all. */ "no-show",
  /** How a lesson was. */ "rating",
  /** How the learner is doing. */ "learner-rating",
] as const;
export type LessonAnswerKind = (typeof answerKinds)[number];

/**
 * What can be answered with a one-time link.
 *
 * Each kind of link offers some of them.
 * @graphql LessonAnswerChoice
 */
export const answerChoices = [
  /** Yes. */ "accept",
  /** No, and why. */ "decline",
  /** It was not so, and why. */ "object",
  /** A rating. */ "rate",
] as const;
export type LessonAnswerChoice = (typeof answerChoices)[number];

/**
 * Whether a one-time link can be used.
 * @graphql LessonAnswerState
 */
export const answerStates = [
  /** It can be used. */ "ready",
  /** It was used. */ "used",
  /** The time to answer is over. */ "expired",
  /** It was answered another way, or is not asked any more. */ "overtaken",
] as const;
export type LessonAnswerState = (typeof answerStates)[number];

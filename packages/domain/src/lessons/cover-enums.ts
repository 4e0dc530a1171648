/**
 * What is done with a lesson whose tutor is away. One that is left out stays as it is.
 *
 * @graphql LessonRearrangement
 */
export const lessonRearrangements = [
  /** Another tutor gives it. */ "cover",
  /** It moves to another time. */ "move",
  /** It is cancelled. */ "cancel",
] as const;
export type LessonRearrangement = (typeof lessonRearrangements)[number];

/** Messages about ratings; common ones are in `messages.ts`. Source: domain.md 1.2. */
export const ratingMessages = {
  stars: "Choose 1 to 5 stars.",
  once: "You have already rated this lesson.",
  /** For the tutor's one rating of the learner. */
  studentOnce: "The tutor has already rated the learner in this lesson.",
  onlyCompleted: "Only completed lessons can be rated.",
  editLate: (days: number) => `A rating can be changed for ${days} days.`,
  notAtLesson: "Choose someone who takes part in this lesson, or pays for it.",
  onBehalf: "Say how they told you.",
  isHidden: "This rating is hidden already.",
  notHidden: "This rating is not hidden.",
  editHidden: "Show this rating again before you change it.",
  asked: "They have been asked again already.",
  rated: "This lesson has been rated already.",
} as const;

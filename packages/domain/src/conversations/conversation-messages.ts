/** Messages about conversation practices; common ones are in `messages.ts`. Source: domain.md 1.5. */
export const conversationMessages = {
  twoRoles: "A conversation has exactly two roles.",
  noRoleName: (n: number) => `Role ${n} needs a name.`,
  learnerRole: "Choose the role the learner plays.",
  fewTurns: "Add at least two turns.",
  alternate: "Turns must alternate between the two roles.",
  noSpeaker: (n: number) => `Turn ${n} needs one of the two roles.`,
  learnersOnly: "Only the learner’s turns have choices.",
  fewChoices: (n: number) => `Offer at least two choices in turn ${n}, or none.`,
  oneGood: "Mark at least one choice as good.",
  noChoiceText: (n: number, turn: number) => `Choice ${n} of turn ${turn} needs its text.`,
  sameChoice: "Two choices say the same.",
  noFeedback: (n: number, turn: number) => `Choice ${n} of turn ${turn} needs feedback.`,
  notPublished: (word: string) => `${word} is not published.`,
  wordsOf: (subject: string) => `Choose words in ${subject}.`,
} as const;

/** Texts about reviewing content of the learning app. Source: domain.md 2.15. */
export const contentMessages = {
  fixFirst: (n: number) => `Fix ${n} ${n === 1 ? "problem" : "problems"} before submitting.`,
  sayWhat: "Say what needs to change.",
  ownWork: "You cannot publish your own work. Ask another reviewer.",
  ownReview: "You cannot review your own work.",
  notTheAuthor: "Only somebody who has written at it can take it back.",
  openComments: (n: number) =>
    n === 1 ? "1 comment is still open. Resolve it first." : `${n} comments are still open. Resolve them first.`,
  notYourOwn: "This is not your own.",
} as const;

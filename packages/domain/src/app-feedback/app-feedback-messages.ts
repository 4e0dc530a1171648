/** Messages about app feedback; common ones are in `messages.ts`. Source: domain.md 1.5. */
export const appFeedbackMessages = {
  ownDuplicate: "This cannot be a duplicate of itself.",
  hasAssignee: "Already assigned to this colleague.",
  isDuplicateAlready: "It is a duplicate already.",
} as const;

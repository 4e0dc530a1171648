/** Messages about tutor feedback; common ones are in `messages.ts`. Source: domain.md 1.1. */
export const tutorFeedbackMessages = {
  resolution: "Say how this was resolved.",
  rating: "Only feedback about a tutor has a rating.",
  /** `name` of the assigned colleague. */
  assigneeMayNot: (name: string) => `${name} cannot see this feedback. Choose someone else.`,
  hasAssignee: "Already assigned to this colleague.",
} as const;

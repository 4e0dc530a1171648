/** Messages about customers' feedback; common ones are in `messages.ts`. Source: domain.md 1.2, 2.14. */
export const feedbackMessages = {
  noParty: "Choose a customer or a region.",
  resolution: "Say how this was resolved.",
  noDecision: "Record what was decided before you resolve a refund request.",
  directorDecides: "Only a director can decide on a refund.",
  nobodyToAnswer: "This feedback names no customer, so there is nobody to answer.",
  assigneeMayNot: (name: string) => `${name} cannot see this feedback. Choose someone else.`,
  hasAssignee: "Already assigned to this colleague.",
  hasPriority: "It already has this priority.",
  onlyWhileOpen: "This feedback is closed. It is taken up again when the customer replies.",
  answerSubject: (number: string) => `Your feedback ${number}`,
} as const;

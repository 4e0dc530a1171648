/** Messages about the journal; common ones are in `messages.ts`. Source: domain.md 1.1. */
export const journalMessages = {
  severity: "Choose a severity.",
  later: "Choose today or an earlier day.",
  closed: "Journal entries cannot be edited after 24 hours. Add a new entry instead.",
  notYours: "Only its author can edit a journal entry. Add a new entry instead.",
  managersOnly: "Only directors can keep an entry to managers.",
  otherPerson: "A new entry can only add to an entry about the same person.",
  noFollowUp: "This entry has no follow-up.",
} as const;

/** The texts of messages to people. Source: domain.md 1.7. */
export const messageTexts = {
  noEmail: "They have no email address. Add one, or choose another channel.",
  noSubject: "Only an email has a subject.",
  later: "The day cannot be in the future.",
  sentNow: "An email is sent now and cannot have another day.",
} as const;

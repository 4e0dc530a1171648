/** Messages about emails to people. Source: domain.md 1.7. */
export const messageTexts = {
  noEmail: "They have no email address. Add one, or choose another channel.",
  /** For many recipients. */
  noAddress: "They have no email address.",
  /** For one payer of a pod. */
  payerUnreachable: (name: string) => `${name} has no email address, so nobody of the pod was written to.`,
  optedOut: "They asked not to be written to with news.",
  noSubject: "Only an email has a subject.",
  later: "The day cannot be in the future.",
  longAgo: "The day cannot be more than a year ago.",
  past: "The day cannot be in the past.",
  sentNow: "An email is sent now and cannot have another day.",
} as const;

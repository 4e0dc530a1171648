/** Messages about partners; common ones are in `messages.ts`. Source: domain.md 1.6, 2.17. */
export const partnerMessages = {
  agreementStart: "Enter the day on which the agreement starts.",
  agreementOrder: "The last day must not be before the first day.",
  agreementFile: "Upload the signed agreement.",
  activation: "Add an agreement that has started, or give a reason.",
} as const;

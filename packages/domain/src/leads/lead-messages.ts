/** Messages about leads; common ones are in `messages.ts`. Source: domain.md 1.1, 2.11. */
export const leadMessages = {
  emailOpen: "There is already an open lead for this email.",
  reachable: "Add an email or a phone number.",
  lostReason: "Choose why this lead was lost.",
  actionDay: "Say by when.",
  actionWords: "Say what is to be done.",
  blocked: (customer: string) => `${customer} is blocked. Unblock them before a lead becomes theirs.`,
  firstPaid: "The first payment was received.",
  becameCustomer: "Converted from a lead.",
  trialCustomer: "Added for the trial lesson of a lead.",
  lastNameFirst: "Add the lead’s last name first: their trial lesson needs a customer to belong to.",
  hasOwner: "They already have this owner.",
  /** Title of the task for the lead's owner. */
  contactTask: (name: string) => `Contact ${name}`,
  nextTask: (name: string) => `Decide what to do next for ${name}`,
} as const;

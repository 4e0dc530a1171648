/** Texts of referrals. Source: domain.md 1.3, 2.9. */
export const referralMessages = {
  who: "Choose a person, or enter the name and email of somebody new.",
  noValue: "Enter what the reward is.",
  oneAmount: "Enter an amount in at least one currency.",
  refereeInMoney: "A new customer is given credit. Choose lessons or money as credit.",
  alreadyRefers: (name: string) => `${name} already has a code.`,
  emailKnown: (name: string) => `${name} has this email address. Choose them instead.`,
  notACustomer: "Only a customer can be given credit. Choose a customer.",
} as const;

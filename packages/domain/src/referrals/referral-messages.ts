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

/** Texts of imported referrers. */
export const referralImportMessages = {
  who: "Enter an email, or a first and last name.",
  nobody: (typed: string) => `No customer or tutor was found for “${typed}”. Add them first, or correct the row.`,
  scheme: "They are a customer and a tutor. Enter teacher or customer as the scheme.",
  percent: "Enter the reward in per cent, from 0.01 to 100, such as 7.5.",
  noPercent: "Customers are given lessons as credit. Leave the reward in per cent empty.",
  lessons: "Enter how many lessons they are given, from 1 to 20.",
  since: "The date cannot be in the future.",
  codeTwice: "Another row has this code.",
  otherReward: "Their reward is of another kind. Change it on their own page.",
} as const;

/** Texts of what is decided about referrals and payouts. Source: domain.md 2.9. */
export const referralDecisionMessages = {
  reference: "Enter the payment reference.",
  flags: "Look at what stands out first.",
  director: "Only a director decides about rewards in money.",
  directorCorrects: "Only a director changes who referred somebody.",
  tooLateToCorrect: "Who referred somebody can only be changed while a reward can still qualify.",
  partnerCode: "This is a partner’s code. Enter a referrer’s.",
  sameReferrer: "They are down as referred by this person already.",
  directorPayouts: "Only a director makes payouts.",
  nothingToPay: (currency: string) => `No approved reward in ${currency} waits for a payout.`,
  inPayout: (currency: string) =>
    `All approved rewards in ${currency} are in a payout already. Pay it, or give it up and create another.`,
  wentBack: "The whole first payment went back.",
  neverPaid: "The first payment was entered by mistake.",
  /** Of credit; money that was paid out is taken from the next payouts. */
  usedIsLost: (why: string) => `${why.replace(/\.$/, "")}; what was used is lost.`,
  lost: (name: string, why: string) => `There is no reward for ${name}. ${why}`,
  directorTakesBack: "Only a director takes a reward back.",
  standsStill: (days: number) =>
    `Nothing is to be taken back: the first payment did not go back as a whole within ${days} days.`,
  paidAlready: (reference: string) => `This payout was paid already, with the reference ${reference}.`,
  takenBackMeanwhile: (name: string) =>
    `The reward for ${name} was taken back. Give this payout up and create another.`,
  givenUp: (name: string) => `The reward for ${name} was taken back.`,
  paidInFuture: "The payout cannot have been paid in the future.",
  reward: (name: string) => `Reward for ${name}`,
} as const;

/** Why a referral ends when records turn out to be of one person. No two are alike, so that each is known again. */
export const mergedReferralReasons = {
  oneself: "Their records were merged: they are who referred them.",
  referredBefore: "Their records were merged: they had been referred before.",
  customerBefore: "Their records were merged: they had been a customer before.",
} as const;

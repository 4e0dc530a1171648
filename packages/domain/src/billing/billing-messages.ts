import { counted } from "../counted.ts";
import { formatMoney, type Money } from "../money.ts";

/** Texts of invoices, payments and credit. Source: domain.md 1.3, 1.4, 2.6, 5.1. */
export const billingMessages = {
  subjects: "Choose at least one subject.",
  doesNotTeach: (tutor: string, subject: string) => `${tutor} does not teach ${subject}.`,
  lessonPrice: "Lesson price must be more than 0.",
  trialCount: "A trial is one lesson.",
  recipient: "Choose who the lessons are for.",
  gateway: (gateway: string, currency: string) => `${gateway} cannot take ${currency}. Choose another.`,
  noBankDetails: (region: string, currency: string) => `Add the bank details of ${region} for ${currency} first.`,
  secondaryEmail: "The copy must go to another address.",
  noLines: "Add at least one line.",
  periodOrder: "The last day cannot be before the first.",
  nothingToBill: "There is nothing to bill for these days.",
  noAddress: "Enter an email for this customer first.",
  blocked: "This customer is blocked.",
  noOtherDraft: "This customer has no other draft in this currency.",
  mergedPromos: (codes: readonly string[], most: number) =>
    `Together these drafts have ${counted(codes.length, "promo code")}: ${codes.join(", ")}. An invoice takes ${most} at most. Remove codes from the drafts first.`,
  nothingToCredit: "No lesson on this customer’s invoices was corrected since.",
  lessonBilled: (invoice: string) => `This lesson is on invoice ${invoice}. Use a credit note.`,
  creditWaits: (lessons: readonly string[]) =>
    `${lessons.join(", ")} ${lessons.length === 1 ? "waits for its outcome" : "wait for their outcomes"}. What comes to less than was billed is credited once that is recorded.`,
  creditNoLine: "Enter how much of a line is to be credited.",
  creditTwice: "A line can be credited once in a credit note.",
  creditLesson: "Correct the outcome of the lesson: its credit note follows by itself.",
  creditLeft: (left: Money) => `Only ${formatMoney(left)} of this line is left to credit.`,
  creditBeyond: (left: Money) => `Only ${formatMoney(left)} of this invoice is left to credit.`,
  creditState: (state: string) => `This invoice is ${state}, so nothing of it can be credited.`,
  creditDirector: "Nothing is to be credited, or only a director may credit that much.",
  belowNothing: "The corrections take off more than the rest comes to.",
  changedSince: "Some of its lessons were settled again or are disputed. Regenerate the draft first.",
  onlyOngoing: "Only ongoing invoices are drafted from lessons.",
  onlyPrepayment: "An ongoing invoice follows from the lessons that were given.",
  dueBeforeIssue: "Due date cannot be before the issue date.",
  issuer: (region: string) => `Add the legal name and address of ${region} before sending invoices.`,
  customerToSend: "Choose the customer before sending.",
  customerFixed: "The customer cannot be changed once the invoice is sent.",
  proof: "Attach proof of payment.",
  overpaid: (over: Money) => `${formatMoney(over)} more than is due. Keep it as credit?`,
  overAllocated: (due: Money) => `Only ${formatMoney(due)} is due on this invoice.`,
  notAllocated: (amount: Money) => `The invoices must add up to ${formatMoney(amount)} or less.`,
  otherCurrency: (invoice: string, payment: string) => `This invoice is in ${invoice}. The payment is in ${payment}.`,
  otherCustomer: "This invoice is another customer's.",
  nothingDue: "Nothing is due on this invoice.",
  notDue: (state: string) => `This invoice is ${state}, so it cannot be paid.`,
  hasPayments: "Something has been paid on this invoice, so it cannot be voided. Give credit instead.",
  usedFree:
    "Lessons of this invoice were already used or moved, or have expired, so it cannot be voided. Nothing was paid, so there is nothing to refund.",
  voidOthers: "Only a director may void an invoice that is older than 24 hours or a colleague's.",
  takeBackOthers: "Only a director may take back a payment that is older than 24 hours or a colleague's.",
  remindedLately: "This customer was reminded less than 3 days ago.",
  recordedAs: (name: string) =>
    `${name} is the same amount of the same day with this reference. Use another reference if it came twice.`,
  received: "The payment cannot be dated in the future.",
  receivedLongAgo: "The payment cannot be dated more than a year ago.",
  usedCredit: (n: number) =>
    `${counted(n, "lesson")} from this invoice were already used. Refund the unused part instead.`,
  refundNothing: "Enter how much is to be given back.",
  refundState: (state: string) => `This invoice is ${state}, so nothing can be given back.`,
  refundDisputed: "This payment is disputed at the bank.",
  refundDirector: "Only a director may give money back.",
  refundLimit: (limit: Money, left = limit) =>
    left.amount === limit.amount
      ? `You may credit up to ${formatMoney(limit)}. Ask a director for more.`
      : `You may credit up to ${formatMoney(limit)} of an invoice, and of this one ${formatMoney(left)} is left. Ask a director for more.`,
  refundReference: "Enter the reference of the transfer.",
  refundDate: "Money given back cannot be dated in the future.",
  refundBeforeIssue: "The refund cannot be dated before the invoice was issued.",
  refundBound: (most: Money) => `At most ${formatMoney(most)} of this invoice can be given back.`,
  refundSpent: (most: Money) =>
    `Only ${formatMoney(most)} of this invoice was used. Give the unused lessons back as lessons.`,
  refundBeyond: "Only a director may give back more than is unused.",
  writeOffDirector: "Only a director may write an invoice off.",
  writeOffPrepayment: "Only ongoing invoices are written off. Void this one, or close it at what was paid.",
  closeOngoing: "An ongoing invoice is not closed at what was paid. Credit what is not owed, or write the rest off.",
  closeNothing: "Nothing is due on this invoice.",
  closeUnpaid: "Nothing has been paid on this invoice. Void it instead.",
  refundedPayment: "Some of this payment was given back, so it cannot be taken back.",
  onlyLeft: (minutes: number) => `Only ${minutes} minutes are left in this credit.`,
  usedOver: (left: Money) =>
    `Only ${formatMoney(left)} is left of the credit that this payment left over. Take the invoice that it paid back first.`,
  notUnclear: "It is clear already what this payment pays. Reload to see it.",
  notHere: "This payment has not arrived, so it cannot be sent back.",
  isHere: "This payment has arrived. Place it, keep it as credit or send it back.",
  sentBackBefore: "The payment cannot be sent back before it was received.",
  usedPaid:
    "Lessons that this payment paid for were used or moved, so it cannot be taken back. Enter a refund instead.",
  stillOpen: (count: number) =>
    `This customer has ${counted(count, "open invoice")}. Have ${count === 1 ? "it" : "them"} paid, closed or voided before archiving.`,
} as const;

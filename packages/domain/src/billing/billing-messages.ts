import { formatMoney, type Money } from "../money.ts";

const lessons = (n: number) => `${n} ${n === 1 ? "lesson" : "lessons"}`;

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
  voidOthers: "Only a director may void an invoice that is older than 24 hours or a colleague's.",
  takeBackOthers: "Only a director may take back a payment that is older than 24 hours or a colleague's.",
  remindedLately: "This customer was reminded less than 3 days ago.",
  received: "The payment cannot be dated in the future.",
  usedCredit: (n: number) => `${lessons(n)} from this invoice were already used. Refund the unused part instead.`,
  onlyLeft: (minutes: number) => `Only ${minutes} minutes are left in this credit.`,
} as const;

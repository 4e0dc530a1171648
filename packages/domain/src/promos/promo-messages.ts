import { dayInWords } from "../lessons/lesson-mail-words.ts";
import { formatMoney, type Money } from "../money.ts";

/** Texts of promos. Source: domain.md 1.3, 2.7, 5.7. */
export const promoMessages = {
  noValue: "Enter what the promo takes off.",
  oneAmount: "Enter an amount in at least one currency.",
  noLessons:
    "Group lessons and virtual immersions cannot be given free. Choose prepaid lessons or lessons billed afterwards.",
  noTarget: "Choose what the promo can be used for.",
  noCustomers: "Choose at least one customer.",
  customerArchived: (name: string) => `${name} is archived. Restore them first, or choose others.`,
  used: "This promo has been used. Only its name, end date and limits can change.",
  limitsDown: "A limit of a promo that has been used can only be raised.",
  endEarlier: "The end of a promo that has been used can only be moved later, or to today.",
  over: "The last day is over. Choose a later one before the promo is activated.",
  director: (percent: number) => `Discounts over ${percent}% need a director.`,
  onlyDrafts: "Only directors may change a promo that has been activated.",

  expired: "This code has expired.",
  starts: (on: string) => `This code starts on ${dayInWords(on)}.`,
  newCustomers: "This code is for new customers.",
  minSpend: (least: Money) => `Spend at least ${formatMoney(least)} to use this code.`,
  usedUp: "This code has been used up.",
  alreadyUsed: "You have already used this code.",
  currency: (currency: string) => `This code cannot be used in ${currency}.`,
  notThese: "This code does not apply to these lessons.",
  notCombined: (code: string) => `This code cannot be combined with ${code}.`,
  unknown: "No promo with this code.",
} as const;

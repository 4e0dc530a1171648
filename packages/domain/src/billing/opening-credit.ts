/** Credit that customers had before the books began. Source: domain.md 1.3; money-examples.md 18. */
import * as z from "zod";
import { currencyField, dateField, idField, optional, optionalText, textField, wholeField } from "../fields.ts";
import { parseAmount } from "../money.ts";

export const openingCreditMessages = {
  either: "Enter either minutes or an amount.",
  worth: "Enter what the minutes are worth.",
  worthOfMoney: "Money is worth its amount. Leave this empty.",
  nothing: "Enter more than 0.",
  learner: (typed: string) => `This customer has no learner called “${typed}”.`,
  learners: (typed: string) => `This customer has more than one learner called “${typed}”.`,
  used: "Not undone: some of this credit has been used.",
  past: "The last day of use cannot be in the past.",
} as const;
const texts = openingCreditMessages;

/** A row of a file, in which amounts are as they were typed. */
export const openingCreditInput = z
  .object({
    customerId: idField("Customer"),
    learner: optional(textField("Learner", 160)),
    minutes: optional(wholeField("Minutes", 1, 600_000)),
    lessonMinutes: optional(wholeField("Minutes of a lesson", 5, 480)),
    amount: optional(textField("Amount", 40)),
    worth: optional(textField("Worth", 40)),
    currency: currencyField,
    expiresOn: optional(dateField),
    note: optionalText("Note", 300),
  })
  .check(({ value, issues }) => {
    const { minutes, amount, worth, currency } = value;
    const refuse = (field: string, message: string) =>
      issues.push({ code: "custom", path: [field], message, input: value });
    if ((minutes == null) === (amount == null)) refuse(minutes == null ? "minutes" : "amount", texts.either);
    else if (minutes != null && worth == null) refuse("worth", texts.worth);
    else if (amount != null && worth != null) refuse("worth", texts.worthOfMoney);
    for (const [field, typed] of Object.entries({ amount, worth })) {
      const read = typed == null ? null : parseAmount(typed, currency);
      if (read && !read.ok) refuse(field, read.message);
      else if (read?.ok && read.amount === 0 && field === "amount") refuse(field, texts.nothing);
    }
  });
export type OpeningCreditInput = z.infer<typeof openingCreditInput>;

const minorOf = (typed: string | null | undefined, currency: OpeningCreditInput["currency"]): number => {
  const read = typed == null ? null : parseAmount(typed, currency);
  return read?.ok ? read.amount : 0;
};

/** The credit that a row brings in: "6 lessons of 60 min, worth £108.00" has a size of 360 and a worth of 10800. */
export function openingLot({ minutes, lessonMinutes, amount, worth, currency, expiresOn, note }: OpeningCreditInput) {
  const common = { currency, lessonMinutes: lessonMinutes ?? null, expiresOn: expiresOn ?? null, note: note ?? null };
  if (minutes != null)
    return { ...common, unit: "minutes" as const, size: minutes, worth: minorOf(worth, currency), tax: 0 };
  const size = minorOf(amount, currency);
  return { ...common, unit: "money" as const, size, worth: size, tax: 0 };
}

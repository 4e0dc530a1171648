import * as z from "zod";
import { customerMessages } from "../customers/customer-messages.ts";
import { genders } from "./people-enums.ts";
import { choiceField, dateField, emailField, optional, stringOf, textField } from "../fields.ts";
import { messages } from "../messages.ts";
import { withoutMarks } from "../plain-line.ts";

export { fullName, initials, type PersonName } from "./name.ts";

/** Fields of every person. Source: domain.md 1.1. */
export const personNameFields = {
  firstName: textField("First name", 60),
  lastName: textField("Last name", 60),
};

/** A phone number as typed, with a country code or as dialled at home. The server parses it. */
export const typedPhoneField = stringOf("Phone")
  .overwrite(withoutMarks)
  .refine((text) => text !== "", { error: messages.required("Phone"), abort: true })
  .max(40, messages.atMost("Phone", 40))
  .refine((text) => /^[+\d\s().-]+$/.test(text) && text.replaceAll(/\D/g, "").length >= 6, messages.phone);

/** An ISO 3166 code of two letters. */
export const countryField = z
  .string(messages.choice("Country"))
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, messages.choice("Country"));

/** Nobody alive is older than this, in years: an earlier year is mistyped. */
const oldest = 120;

/** The problem with a date of birth on a day; null if there is none. */
export function bornProblem(born: string | null | undefined, today: string): string | null {
  if (!born) return null;
  if (born > today) return customerMessages.bornLater;
  const earliest = String(Number(today.slice(0, 4)) - oldest).padStart(4, "0") + today.slice(4);
  return born < earliest ? customerMessages.bornTooEarly(oldest) : null;
}

/** Details of a person, apart from the address. Source: domain.md 1.1. */
export const personDetailFields = {
  ...personNameFields,
  email: optional(emailField),
  secondaryEmail: optional(emailField),
  phoneNumber: optional(typedPhoneField),
  gender: optional(choiceField("Gender", genders)),
  dateOfBirth: optional(dateField),
  country: optional(countryField),
  marketingConsent: z.boolean(messages.yesOrNo),
};

/** The problem with a second email address; null if there is none. */
export const secondEmailProblem = ({
  email,
  secondaryEmail,
}: {
  email?: string | null | undefined;
  secondaryEmail?: string | null | undefined;
}): string | null => (email && email === secondaryEmail ? customerMessages.secondaryEmail : null);

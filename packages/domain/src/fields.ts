import * as z from "zod";
import { clockPattern, readClock } from "./clock.ts";
import { currencies } from "./enums.ts";
import { messages } from "./messages.ts";
import { isPlainLine, withoutMarks } from "./plain-line.ts";
import { graphemeCount, normalise, type Language } from "./text.ts";
import { isTimeZone } from "./zones.ts";

const isBlank = (value: unknown): boolean => typeof value === "string" && value.trim() === "";
const isMissing = (value: unknown): boolean => value === undefined || value === null || isBlank(value);

/** A text by the label: absent is "required", anything else that is no text says so. */
export const stringOf = (label: string) =>
  z.string({ error: ({ input }) => (isMissing(input) ? messages.required(label) : messages.text(label)) });

/** One character that a reader sees may be several code units, but never this many. */
const unitsPerCharacter = 10;
const fits = (max: number) => (text: string) => text.length <= max * unitsPerCharacter && graphemeCount(text) <= max;

/** A required text of at most `max` characters as a reader counts them, of one line or many. `language` marks an Igbo or Yoruba field. Source: domain.md 0.1, 5.9. */
export const proseField = (label: string, max: number, language?: Language) =>
  stringOf(label)
    .overwrite((text) => normalise(text, language))
    .refine((text) => text !== "", { error: messages.required(label), abort: true })
    .refine(fits(max), messages.atMost(label, max));

/** A text of one line, such as a name: it can stand in a mail, a list or a header, and nothing in it is hidden. */
export const textField = (label: string, max: number, language?: Language) =>
  proseField(label, max, language).refine(isPlainLine, messages.plainLine(label));

/** The same field when it may be left empty: an empty text becomes null, what is left out stays out. */
export const optional = <Field extends z.ZodType>(field: Field) =>
  z.preprocess((value) => (isBlank(value) ? null : value), field.nullable()).optional();

/** A text of one line or many that may be left empty. */
export const optionalText = (label: string, max: number, language?: Language) =>
  optional(proseField(label, max, language));

const plainAddress = z.email();

/** A domain as the network has it: "müller.example" is "xn--mller-kva.example". */
function plainDomain(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return "";
  }
}

/** Whether a text is an address; the letters of its domain may be of any script. */
function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  const [person, domain] = [text.slice(0, at), text.slice(at + 1)];
  if (/[\s/?#:[\]@%\\]/.test(domain)) return false;
  const plain = isPlainLine(domain) && /[^\p{ASCII}]/u.test(domain) ? plainDomain(domain) : domain;
  return plainAddress.safeParse(`${person}@${plain}`).success;
}

/** An email address, in lower case, without what came along where it was copied. */
export const emailField = stringOf("Email")
  .overwrite((text) => withoutMarks(text).normalize("NFC").toLowerCase())
  .refine((text) => text !== "", { error: messages.required("Email"), abort: true })
  .refine(isEmail, messages.email)
  .max(254, messages.email)
  .meta({ format: "idn-email" });

/** A telephone number as E.164; spaces and hyphens are taken out. */
export const phoneField = stringOf("Phone")
  .overwrite((text) => withoutMarks(text).replaceAll(/[\s-]/g, ""))
  .refine((text) => text !== "", { error: messages.required("Phone"), abort: true })
  .regex(/^\+[1-9]\d{6,14}$/, messages.phone);

/** An IANA zone name. */
export const timeZoneField = z.string(messages.timeZone).trim().refine(isTimeZone, messages.timeZone);

/** A time by the clock, from 00:00 to 23:59; "9" and "930" are taken for "09:00" and "09:30". */
export const clockField = (label: string) =>
  stringOf(label)
    .overwrite(readClock)
    .refine((text) => text !== "", { error: messages.required(label), abort: true })
    .regex(clockPattern, messages.clock);

export const currencyField = z.enum(currencies, messages.currency);

/** One of a closed list, in wire spelling. */
export const choiceField = <const Values extends readonly string[]>(label: string, values: Values) =>
  z.enum(values, { error: ({ input }) => (isMissing(input) ? messages.required(label) : messages.choice(label)) });

/** The form of a slug. Source: domain.md 0.1. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const slugMax = 80;

/** Longest text that the search of people and places takes, in code units. */
export const searchTextMax = 200;

/** What names a record in an address. */
export const slugField = stringOf("Slug")
  .trim()
  .refine((text) => text !== "", { error: messages.required("Slug"), abort: true })
  .regex(slugPattern, messages.slug)
  .max(slugMax, messages.atMost("Slug", slugMax));

/** A full https address. */
export const urlField = z
  .string(messages.url)
  .trim()
  .check(
    z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: messages.url }),
    z.maxLength(2000, messages.url),
  )
  .refine((text) => !/\s/.test(text) && isPlainLine(text), messages.url);

/** A whole number from `a` to `b`. A form's text of digits is taken as its number. */
export const wholeField = (label: string, a: number, b: number) =>
  z.preprocess(
    (value) => (typeof value === "string" && /^-?\d+$/.test(value.trim()) ? Number(value) : value),
    z
      .number({ error: ({ input }) => (isMissing(input) ? messages.required(label) : messages.whole(label)) })
      .refine(Number.isInteger, { error: messages.whole(label), abort: true })
      .min(a, messages.between(label, a, b))
      .max(b, messages.between(label, a, b)),
  );

/** The id of another record: 24 hexadecimal characters. */
export const idField = (label: string) =>
  stringOf(label)
    .refine((text) => text !== "", { error: messages.required(label), abort: true })
    .regex(/^[0-9a-f]{24}$/, messages.reference(label));

/** A calendar date, as 2026-01-05. */
export const dateField = z.string(messages.date).trim().check(z.iso.date(messages.date));

/** The version that a save was made against; raised by one at each write. */
export const versionField = wholeField("Version", 1, 2_147_483_647);

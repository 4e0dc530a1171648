import * as z from "zod";
import { clockPattern, readClock } from "./clock.ts";
import { currencies } from "./enums.ts";
import { messages } from "./messages.ts";
import { isPlainLine, turnsDirection, withoutHidden, withoutMarks } from "./plain-line.ts";
import { graphemeCount, normalise, type Language } from "./text.ts";
import { isTimeZone } from "./zones.ts";

/** Nothing of it is seen: it is empty, or has spaces and hidden characters only. */
const isUnseen = (text: string): boolean => withoutHidden(text).trim() === "";
const isBlank = (value: unknown): boolean => typeof value === "string" && isUnseen(value);
const isMissing = (value: unknown): boolean => value === undefined || value === null || isBlank(value);

/** A string. Its absence is reported as "required", any other type as not text. */
export const stringOf = (label: string) =>
  z.string({ error: ({ input }) => (isMissing(input) ? messages.required(label) : messages.text(label)) });

/** Maximum code units per grapheme. */
const unitsPerCharacter = 10;
const fits = (max: number) => (text: string) => text.length <= max * unitsPerCharacter && graphemeCount(text) <= max;

const wordsField = (label: string, max: number, language?: Language) =>
  stringOf(label)
    .overwrite((text) => normalise(text, language))
    .refine((text) => !isUnseen(text), { error: messages.required(label), abort: true })
    .refine(fits(max), messages.atMost(label, max));

/**
 * A required text of at most `max` graphemes, on one line or several. `language` marks an Igbo or Yoruba field. Source:
 * domain.md 0.1, 5.9.
 */
export const proseField = (label: string, max: number, language?: Language) =>
  wordsField(label, max, language).refine((text) => !turnsDirection(text), messages.turnsDirection(label));

/** A text of one line without hidden characters, such as a name: safe in an email, a list or a header. */
export const textField = (label: string, max: number, language?: Language) =>
  wordsField(label, max, language).refine(isPlainLine, messages.plainLine(label));

/** The same field as optional: an empty text becomes null, an omitted field stays omitted. */
export const optional = <Field extends z.ZodType>(field: Field) =>
  z.preprocess((value) => (isBlank(value) ? null : value), field.nullable()).optional();

/** An optional text of one line or several. */
export const optionalText = (label: string, max: number, language?: Language) =>
  optional(proseField(label, max, language));

const plainAddress = z.email();

/** A domain in its network form: "müller.example" is "xn--mller-kva.example". */
function plainDomain(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return "";
  }
}

/** Whether a text is an email address; its domain may be in any script. */
function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  const [person, domain] = [text.slice(0, at), text.slice(at + 1)];
  if (/[\s/?#:[\]@%\\]/.test(domain)) return false;
  const plain = isPlainLine(domain) && /[^\p{ASCII}]/u.test(domain) ? plainDomain(domain) : domain;
  return plainAddress.safeParse(`${person}@${plain}`).success;
}

/** An email address in lower case, without what was copied along with it. */
export const emailField = stringOf("Email")
  .overwrite((text) => withoutMarks(text).normalize("NFC").toLowerCase())
  .refine((text) => text !== "", { error: messages.required("Email"), abort: true })
  .refine(isEmail, messages.email)
  .max(254, messages.email)
  .meta({ format: "idn-email" });

/** A phone number in E.164; spaces and hyphens are removed. */
export const phoneField = stringOf("Phone")
  .overwrite((text) => withoutMarks(text).replaceAll(/[\s-]/g, ""))
  .refine((text) => text !== "", { error: messages.required("Phone"), abort: true })
  .regex(/^\+[1-9]\d{6,14}$/, messages.phone);

/** An IANA zone name. */
export const timeZoneField = z.string(messages.timeZone).trim().refine(isTimeZone, messages.timeZone);

/** A time from 00:00 to 23:59; "9" and "930" become "09:00" and "09:30". */
export const clockField = (label: string) =>
  stringOf(label)
    .overwrite(readClock)
    .refine((text) => text !== "", { error: messages.required(label), abort: true })
    .regex(clockPattern, messages.clock);

export const currencyField = z.enum(currencies, messages.currency);

/** A value of a closed list, in wire spelling. */
export const choiceField = <const Values extends readonly string[]>(label: string, values: Values) =>
  z.enum(values, { error: ({ input }) => (isMissing(input) ? messages.required(label) : messages.choice(label)) });

/** The form of a slug. Source: domain.md 0.1. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const slugMax = 80;

/** Maximum length of a search for people and places, in code units. */
export const searchTextMax = 200;

/** A record's name in web addresses. */
export const slugField = stringOf("Slug")
  .trim()
  .refine((text) => text !== "", { error: messages.required("Slug"), abort: true })
  .regex(slugPattern, messages.slug)
  .max(slugMax, messages.atMost("Slug", slugMax));

const urlMax = 2000;

/** What makes a URL lead somewhere other than it seems to: a user name before the host, or a backslash for a slash. */
const misleading = /^https:[\\/]*[^/?#]*@|\\/i;

/** A full https URL. */
export const urlField = z
  .string(messages.url)
  .trim()
  .check(
    z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: messages.url }),
    z.maxLength(urlMax, messages.atMost("Web address", urlMax)),
  )
  .refine((text) => !/\s/.test(text) && isPlainLine(text), messages.url)
  .refine((text) => !misleading.test(text), messages.urlMisleads);

/** Why a number is not from `a` to `b`; a bound that only keeps sums exact is nothing to tell people of. */
const outside = (label: string, a: number, b: number): string =>
  b === Number.MAX_SAFE_INTEGER ? messages.atLeastNumber(label, a) : messages.between(label, a, b);

/** A whole number from `a` to `b`. A string of digits, as forms send it, is converted. */
export const wholeField = (label: string, a: number, b: number) =>
  z.preprocess(
    (value) => (typeof value === "string" && /^-?\d+$/.test(value.trim()) ? Number(value) : value),
    z
      .number({ error: ({ input }) => (isMissing(input) ? messages.required(label) : messages.whole(label)) })
      .refine(Number.isInteger, { error: messages.whole(label), abort: true })
      .min(a, outside(label, a, b))
      .max(b, outside(label, a, b)),
  );

/** The id of another record: 24 hexadecimal characters. */
export const idField = (label: string) =>
  stringOf(label)
    .refine((text) => text !== "", { error: messages.required(label), abort: true })
    .regex(/^[0-9a-f]{24}$/, messages.reference(label));

/** The years of all days that anybody enters, from a birthday to the end of an agreement. */
const enteredYears = /^(?:19|2[01])/;

/** A calendar date from 1900 to 2199: 2026-01-05. Others are slips, and some no database can store. */
export const dateField = z
  .string(messages.date)
  .trim()
  .check(z.iso.date({ error: messages.date, abort: true }))
  .refine((day) => enteredYears.test(day), messages.date);

/** The version that a save is based on; raised by one at each write. */
export const versionField = wholeField("Version", 1, 2_147_483_647);

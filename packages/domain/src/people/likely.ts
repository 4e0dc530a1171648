import type { Likeness } from "./merge-enums.ts";
import { foldForSearch } from "../text.ts";
import { fullName, type PersonName } from "./name.ts";

interface Compared {
  email: string | null;
  phoneNumber: string | null;
  lastName: string;
}

const sameEmail = (one: string | null | undefined, other: string | null | undefined) =>
  Boolean(one) && one?.toLowerCase() === other?.toLowerCase();

/**
 * Whether two records may be of one person: the same email, or the same phone and surname. Marks and capitals do not
 * count: names come with and without them. Source: domain.md 1.1.
 */
export function mayBeSamePerson(one: Compared, other: Compared): boolean {
  if (sameEmail(one.email, other.email)) return true;
  const isSameName = foldForSearch(one.lastName) === foldForSearch(other.lastName) && other.lastName !== "";
  return Boolean(one.phoneNumber) && one.phoneNumber === other.phoneNumber && isSameName;
}

const wordsOf = (text: string) =>
  foldForSearch(text)
    .split(/[\s-]+/)
    .filter(Boolean);

/** Whether one first name is the other, or short for it: "Ada" and "Adaobi". */
export function isFirstName(one: string, other: string): boolean {
  const [first = "", second = ""] = [wordsOf(one)[0], wordsOf(other)[0]];
  return first !== "" && second !== "" && (first.startsWith(second) || second.startsWith(first));
}

/** The same words in either order, or a first name that is short for the other beside the same surname. */
function soundAlike(one: PersonName, other: PersonName): boolean {
  const [words, others] = [wordsOf(fullName(one)), new Set(wordsOf(fullName(other)))];
  if (words.length === others.size && words.every((word) => others.has(word))) return true;
  return isFirstName(one.firstName, other.firstName) && wordsOf(one.lastName).join() === wordsOf(other.lastName).join();
}

interface Person extends PersonName {
  email: string | null;
  secondaryEmail: string | null;
  phoneNumber: string | null;
}

/** What two records that are there look like. The same phone with another name is a household's. Source: domain.md 1.1. */
export function likenessOf(one: Person, other: Person): Likeness | null {
  const { email, secondaryEmail } = other;
  if (sameEmail(one.email, email) || sameEmail(one.email, secondaryEmail) || sameEmail(one.secondaryEmail, email))
    return "same";
  if (!one.phoneNumber || one.phoneNumber !== other.phoneNumber) return null;
  return soundAlike(one, other) ? "same" : "household";
}

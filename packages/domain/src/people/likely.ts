import type { Likeness } from "./merge-enums.ts";
import { foldForSearch } from "../text.ts";
import { fullName, type PersonName } from "./name.ts";

interface Compared {
  /** Where it is not known, the surname decides. */
  firstName?: string;
  email: string | null;
  secondaryEmail?: string | null;
  phoneNumber: string | null;
  lastName: string;
}

const sameEmail = (one: string | null | undefined, other: string | null | undefined) =>
  Boolean(one) && one?.toLowerCase() === other?.toLowerCase();

const wordsOf = (text: string) =>
  foldForSearch(text)
    .split(/[\s-]+/)
    .filter(Boolean);

/** Whether one first name is the other, or short for it: "Ada" and "Adaobi". */
export function isFirstName(one: string, other: string): boolean {
  const [first = "", second = ""] = [wordsOf(one)[0], wordsOf(other)[0]];
  return first !== "" && second !== "" && (first.startsWith(second) || second.startsWith(first));
}

/**
 * What somebody about to be added is to a person who is there: the same, by an address, or by phone, surname and a first
 * name that is the other's or short for it; of the same household, by phone and surname alone. Marks and capitals do not
 * count: names come with and without them. Source: domain.md 1.1.
 */
export function likenessToAdded(one: Compared, added: Compared): Likeness | null {
  if (sameEmail(one.email, added.email) || sameEmail(one.secondaryEmail, added.email)) return "same";
  const isSameName = foldForSearch(one.lastName) === foldForSearch(added.lastName) && added.lastName !== "";
  if (!one.phoneNumber || one.phoneNumber !== added.phoneNumber || !isSameName) return null;
  const isNamed = Boolean(one.firstName) && Boolean(added.firstName);
  return isNamed && !isFirstName(one.firstName ?? "", added.firstName ?? "") ? "household" : "same";
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

import type { Likeness } from "./merge-enums.ts";
import { foldForSearch } from "../text.ts";
import { fullName, type PersonName } from "./name.ts";

interface Compared {
  /** If unknown, the surname decides. */
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

/** Whether one first name equals the other or is short for it: "Ada" and "Adaobi". */
export function isFirstName(one: string, other: string): boolean {
  const [first = "", second = ""] = [wordsOf(one)[0], wordsOf(other)[0]];
  return first !== "" && second !== "" && (first.startsWith(second) || second.startsWith(first));
}

/**
 * How a person about to be added resembles an existing one. The same person: an equal email, or phone, surname and a
 * first name that equals or shortens the other. The same household: phone and surname only. Marks and capitals are
 * ignored. Source: domain.md 1.1.
 */
export function likenessToAdded(one: Compared, added: Compared): Likeness | null {
  if (sameEmail(one.email, added.email) || sameEmail(one.secondaryEmail, added.email)) return "same";
  const isSameName = foldForSearch(one.lastName) === foldForSearch(added.lastName) && added.lastName !== "";
  if (!one.phoneNumber || one.phoneNumber !== added.phoneNumber || !isSameName) return null;
  const isNamed = Boolean(one.firstName) && Boolean(added.firstName);
  return isNamed && !isFirstName(one.firstName ?? "", added.firstName ?? "") ? "household" : "same";
}

/** The same words in either order, or the same surname with a first name short for the other. */
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

/**
 * How two existing records resemble each other. The same phone with another name means a household. Source: domain.md
 * 1.1.
 */
export function likenessOf(one: Person, other: Person): Likeness | null {
  const { email, secondaryEmail } = other;
  if (sameEmail(one.email, email) || sameEmail(one.email, secondaryEmail) || sameEmail(one.secondaryEmail, email))
    return "same";
  if (!one.phoneNumber || one.phoneNumber !== other.phoneNumber) return null;
  return soundAlike(one, other) ? "same" : "household";
}

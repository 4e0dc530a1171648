import { graphemesOf } from "../text.ts";

/** The name of a person; of an account user it is stored as `firstname` and `lastname`. */
export interface PersonName {
  firstName: string;
  lastName: string;
}

/** First and last name, as one reads it. */
export function fullName({ firstName, lastName }: PersonName): string {
  return `${firstName} ${lastName}`.trim();
}

/** First letters with their marks, in capitals: "Ọlá Ṣàngó" → "ỌṢ". */
export function initials({ firstName, lastName }: PersonName): string {
  return [firstName, lastName]
    .map((name) => graphemesOf(name.trim())[0] ?? "")
    .join("")
    .toUpperCase();
}

import { graphemesOf } from "../text.ts";

/** A person's name; account users store it as `firstname` and `lastname`. */
export interface PersonName {
  firstName: string;
  lastName: string;
}

export function fullName({ firstName, lastName }: PersonName): string {
  return `${firstName} ${lastName}`.trim();
}

/** Initials in capitals, with their marks: "Ọlá Ṣàngó" → "ỌṢ". */
export function initials({ firstName, lastName }: PersonName): string {
  return [firstName, lastName]
    .map((name) => graphemesOf(name.trim())[0] ?? "")
    .join("")
    .toUpperCase();
}

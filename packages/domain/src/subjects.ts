import { memoize } from "./memoize.ts";

/** The subjects. Igbo and Yoruba come first wherever they are listed. Source: admin-portal.md sections 3 and 9. */
export const subjectOptions = [
  "Igbo",
  "Yoruba",
  "English",
  "French",
  "Hausa",
  "Mathematics",
  "Nigerian Pidgin",
  "Science",
  "Swahili",
  "Twi",
] as const;
export type Subject = (typeof subjectOptions)[number];

const first: readonly string[] = ["Igbo", "Yoruba"];
const rank = (subject: string): number => (first.includes(subject) ? first.indexOf(subject) : first.length);

const byName = memoize(() => new Intl.Collator("en"));

/** Sorts Igbo and Yoruba first, then the others by name. */
export function inSubjectOrder<Value extends string>(values: readonly Value[]): Value[] {
  return values.toSorted((a, b) => rank(a) - rank(b) || byName().compare(a, b));
}

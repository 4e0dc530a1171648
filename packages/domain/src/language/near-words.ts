import { languageOf } from "./language-of.ts";
import type { NearKind } from "./word-enums.ts";
import { bareLetters, closeLetters, wordForms } from "./word-forms.ts";

/** Whether one list of letters becomes the other by one letter more, fewer or different. */
function isOneApart(a: readonly string[], b: readonly string[]): boolean {
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a];
  if (longer.length - shorter.length > 1) return false;
  const at = longer.findIndex((letter, index) => letter !== shorter[index]);
  if (at === -1) return false;
  const rest = shorter.slice(shorter.length === longer.length ? at + 1 : at);
  return (
    longer.slice(at + 1).every((letter, index) => letter === rest[index]) && rest.length === longer.length - at - 1
  );
}

/** How a word that exists is like one that is typed; null if it is not. Source: language-examples.md 3. */
export function nearKind(typed: string, existing: string, subject: string): NearKind | null {
  const language = languageOf(subject);
  const [a, b] = [wordForms(typed, subject), wordForms(existing, subject)];
  if (a.headwordKey === b.headwordKey) return "same";
  if (a.headwordPlain === b.headwordPlain) return "tone";
  if (a.headwordBare === b.headwordBare) return "marks";
  if (a.headwordSquashed === b.headwordSquashed) return "spacing";
  const [one, other] = [a, b].map(({ headwordSquashed }) => bareLetters(headwordSquashed, language)) as [
    string[],
    string[],
  ];
  if (Math.min(one.length, other.length) < closeLetters) return null;
  return isOneApart(one, other) ? "close" : null;
}

import { messages } from "./messages.ts";

/** Names that are added at once, at most. */
export const pastedNamesMax = 100;

/** What stands before a name in a list that was copied: "1.", "2)", "-", "•". */
const marker = /^(?:\d{1,3}[.)]|[-–—•*·])\s+/;

/** The names in a list as it was pasted: one a line, without numbers and bullets before them. */
export function namesIn(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim().replace(marker, "").trim())
    .filter((name) => name !== "");
}

/** What keeps a list from being added as a whole; `faultOf` looks at one name. Undefined where nothing does. */
export function pastedFault(
  names: readonly string[],
  there: readonly string[],
  faultOf: (name: string) => string | undefined,
): string | undefined {
  if (names.length === 0) return "Paste at least one name.";
  if (names.length > pastedNamesMax) return messages.atMostItems(pastedNamesMax, "names");
  // Names that differ in their marks only are different names.
  const known = new Set(there.map((name) => name.trim().normalize("NFC").toLowerCase()));
  for (const name of names) {
    const fault = faultOf(name);
    if (fault !== undefined) return `“${name.slice(0, 40)}”: ${fault}`;
    const key = name.normalize("NFC").toLowerCase();
    if (known.has(key)) return `“${name}” is there already, or twice in the list.`;
    known.add(key);
  }
  return undefined;
}

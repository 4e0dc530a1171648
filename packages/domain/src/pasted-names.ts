import { messages } from "./messages.ts";

/** Maximum names added at once. */
export const pastedNamesMax = 100;

/** List markers in copied text: "1.", "2)", "-", "•". */
const marker = /^(?:\d{1,3}[.)]|[-–—•*·])\s+/;

/** The names in a pasted list, one per line, without list markers. */
export function namesIn(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim().replace(marker, "").trim())
    .filter((name) => name !== "");
}

/** Why a list as a whole cannot be added; `faultOf` checks one name. Undefined if it can. */
export function pastedFault(
  names: readonly string[],
  there: readonly string[],
  faultOf: (name: string) => string | undefined,
): string | undefined {
  if (names.length === 0) return "Paste at least one name.";
  if (names.length > pastedNamesMax) return messages.atMostItems(pastedNamesMax, "names");
  // Names that differ only in marks are different names.
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

import { foldForSearch, type Language } from "../text.ts";

const names: readonly (readonly [Language, RegExp])[] = [
  ["ig", /\bigbo\b/],
  ["yo", /\byoruba\b/],
];

/**
 * The language of texts, by the names of what they belong to, innermost last; the nearest that names one wins.
 * Undefined if none does, as in an exam of mathematics.
 *
 *     languageNamed(["WASSCE", "Yoruba", "Numbers"]); // "yo"
 */
export function languageNamed(trail: readonly string[]): Language | undefined {
  for (const name of trail.toReversed()) {
    const folded = foldForSearch(name);
    const matching = names.filter(([, pattern]) => pattern.test(folded));
    if (matching.length === 1) return matching[0]?.[0];
  }
  return undefined;
}

import { foldForSearch, graphemesOf } from "@app/domain/text.ts";

interface Piece {
  text: string;
  /** Whether it matches the search. */
  isMatch: boolean;
}

/** The position of each search word in a text, as [from, to] in graphemes. */
function spansOf(folded: readonly string[], words: readonly string[]): [number, number][] {
  return words.flatMap((word): [number, number][] => {
    for (let from = 0; from < folded.length; from++) {
      let found = "";
      for (let to = from; to < folded.length && found.length < word.length; to++) {
        found += folded[to] ?? "";
        if (found.startsWith(word)) return [[from, to + 1]];
        if (!word.startsWith(found)) break;
      }
    }
    return [];
  });
}

/** Splits a text into pieces that match a search and others: "ade" matches "Adé". Each word is marked once. */
export function matchesIn(text: string, search: string): Piece[] {
  const letters = graphemesOf(text);
  const words = foldForSearch(search).split(/\s+/).filter(Boolean);
  const spans = spansOf(letters.map(foldForSearch), words);
  const marked = letters.map((_, at) => spans.some(([from, to]) => at >= from && at < to));
  const pieces: Piece[] = [];
  for (const [at, letter] of letters.entries()) {
    const isMatch = marked[at] ?? false;
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += letter;
    else pieces.push({ text: letter, isMatch });
  }
  return pieces;
}

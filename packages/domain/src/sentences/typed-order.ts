import { tokenKey, type Token } from "./sentence-item.ts";

/** Marks that end or part a sentence: they are drawn, and are never tokens. */
const punctuation = /[.,;:!?…"“”]+/gu;

const wordsOf = (text: string, subject: string): string[] =>
  tokenKey(text.replaceAll(punctuation, " "), subject).split(/\s+/).filter(Boolean);

/**
 * The order of tokens that a typed sentence spells, or the first word for which no token is left. A token of several
 * words goes before one that is only the first of them.
 */
export function orderTyped(
  tokens: readonly Token[],
  sentence: string,
  subject: string,
): { order: string[] } | { unknown: string } {
  const words = wordsOf(sentence, subject);
  const left = tokens
    .map(({ tokenId, text }) => ({ tokenId, words: wordsOf(text, subject) }))
    .toSorted((a, b) => b.words.length - a.words.length);
  const order: string[] = [];
  for (let at = 0; at < words.length;) {
    const next = left.findIndex(
      (token) => token.words.length > 0 && token.words.every((word, index) => words[at + index] === word),
    );
    const [token] = next === -1 ? [] : left.splice(next, 1);
    if (!token) return { unknown: words[at] ?? "" };
    order.push(token.tokenId);
    at += token.words.length;
  }
  return { order };
}

/** The tokens of a new sentence, a word each, without its punctuation. */
export const wordsTyped = (sentence: string): string[] =>
  sentence.normalize("NFC").replaceAll(punctuation, " ").split(/\s+/).filter(Boolean);

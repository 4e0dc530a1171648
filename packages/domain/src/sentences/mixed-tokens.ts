import type { SentenceItem, Token } from "./sentence-item.ts";

/** A number that a text always comes to, between 0 and 2³² (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/**
 * What learners are offered: tokens and distractors, mixed. A seed always gives the same mixture, and never the order of
 * the sentence itself if there is another.
 */
export function mixedTokens({ tokens, distractors }: Pick<SentenceItem, "tokens" | "distractors">, seed: string) {
  const all = [...tokens, ...distractors];
  const rank = new Map(all.map(({ tokenId }) => [tokenId, hashOf(`${seed} ${tokenId}`)]));
  const mixed = all.toSorted((a, b) => (rank.get(a.tokenId) ?? 0) - (rank.get(b.tokenId) ?? 0));
  const reads = (some: readonly Token[]) => some.map(({ text }) => text).join(" ");
  return reads(mixed) === reads(all) ? mixed.toReversed() : mixed;
}

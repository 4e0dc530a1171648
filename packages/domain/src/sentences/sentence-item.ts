import { languageOf } from "../language/language-of.ts";
import { foldApostrophes, foldTone, normalise } from "../text.ts";

/** A piece of a sentence, such as a word. Two of one text may change places. */
export interface Token {
  tokenId: string;
  text: string;
}

/** A sentence that learners build from its tokens. Source: domain.md 1.5. */
export interface SentenceItem {
  tokens: readonly Token[];
  /** Tokens that are offered besides, and belong nowhere. */
  distractors: readonly Token[];
  /** Orders of all tokens that are right, by their ids. */
  acceptedOrders: readonly (readonly string[])[];
}

/** A text as answers are compared: capitals and the kind of apostrophe do not matter, tones do. */
export const tokenKey = (text: string, subject: string): string =>
  foldApostrophes(normalise(text, languageOf(subject)))
    .toLowerCase()
    .normalize("NFC");

/** The same without tones, in the languages that have them. */
export const toneBlindKey = (text: string, subject: string): string => {
  const key = tokenKey(text, subject);
  return languageOf(subject) === undefined ? key : foldTone(key);
};

/** An order by the texts of its tokens; null for an id that is none of them. */
export function textsOf(tokens: readonly Token[], order: readonly string[]): (string | null)[] {
  const byId = new Map(tokens.map(({ tokenId, text }) => [tokenId, text]));
  return order.map((id) => byId.get(id) ?? null);
}

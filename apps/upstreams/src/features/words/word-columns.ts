import { languageOf } from "@app/domain/language/language-of.ts";
import { marksAllTones, wordForms } from "@app/domain/language/word-forms.ts";
import { normalise } from "@app/domain/text.ts";
import type { WordRow } from "./words.table.ts";

/** What a word says, in the order of its form. */
const says = [
  ...(["subject", "headword", "partOfSpeech", "meanings", "examples"] as const),
  ...(["dialectId", "variants", "topics", "level", "tonesComplete"] as const),
];
export type WordSaid = Pick<WordRow, (typeof says)[number]>;

export const saidBy = (row: WordSaid): WordSaid =>
  Object.fromEntries(says.map((name) => [name, row[name]])) as WordSaid;

/** All columns that follow from what a word says. */
export function wordColumns(said: WordSaid) {
  const headword = normalise(said.headword, languageOf(said.subject));
  const { meanings, variants } = said;
  const searched = [headword, ...meanings.map(({ gloss }) => gloss), ...variants.map(({ form }) => form)];
  return {
    ...said,
    headword,
    ...wordForms(headword, said.subject),
    tonesComplete: said.tonesComplete || marksAllTones(headword, said.subject),
    searchText: searched.join(" "),
  };
}

import { languageOptions } from "../language/dialect.ts";
import { partsOfSpeech } from "../language/word-enums.ts";
import { learnerLevels } from "../people/people-enums.ts";
import type { ImportFile } from "./import-column.ts";

/** Files of words for the learning app. Source: domain.md 1.5. */
export const wordFile: ImportFile = {
  name: "words",
  one: "word",
  many: "words",
  may: { write: "words:write", undo: "words:act" },
  tellApart: "Add the word ID to say which word is meant.",
  columns: [
    { field: "recordId", label: "Word ID", identifies: true, cell: { is: "text" } },
    {
      field: "subject",
      label: "Language",
      cell: {
        is: "choice",
        values: languageOptions,
        labels: Object.fromEntries(languageOptions.map((one) => [one, one])),
      },
      synonyms: ["Subject"],
    },
    { field: "headword", label: "Headword", cell: { is: "text" }, synonyms: ["Word", "Lemma"] },
    {
      field: "partOfSpeech",
      label: "Part of speech",
      cell: {
        is: "choice",
        values: partsOfSpeech,
        words: { n: "noun", v: "verb", adj: "adjective", adv: "adverb", pron: "pronoun", number: "numeral" },
      },
      synonyms: ["Word class", "POS"],
    },
    {
      field: "meaning",
      label: "Meaning",
      cell: { is: "text" },
      synonyms: ["Meaning 1", "Gloss", "English", "Translation of the word"],
    },
    { field: "meaning2", label: "Meaning 2", cell: { is: "text" }, synonyms: ["Second meaning", "Gloss 2"] },
    { field: "dialect", label: "Dialect", cell: { is: "text" }, synonyms: ["Dialect name"] },
    { field: "topics", label: "Topics", cell: { is: "list" }, synonyms: ["Topic", "Tags"] },
    { field: "level", label: "Level", cell: { is: "choice", values: learnerLevels } },
    { field: "example", label: "Example", cell: { is: "text" }, synonyms: ["Example sentence", "Sentence"] },
    { field: "translation", label: "Translation", cell: { is: "text" }, synonyms: ["Example translation"] },
    { field: "tonesComplete", label: "Tones confirmed", cell: { is: "yesNo" }, synonyms: ["Tones complete"] },
  ],
};

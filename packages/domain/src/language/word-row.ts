import * as z from "zod";
import { choiceField, idField, optional, optionalText, versionField } from "../fields.ts";
import { messages } from "../messages.ts";
import { learnerLevels } from "../people/people-enums.ts";
import { languageOptions } from "./dialect.ts";
import { partsOfSpeech } from "./word-enums.ts";
import { headwordField, topicField, topicsMax, type WordInput } from "./word.ts";

/** A word as one row of a file has it: two of its meanings, one example. */
const fields = z.object({
  subject: choiceField("Language", languageOptions),
  headword: headwordField,
  partOfSpeech: choiceField("Part of speech", partsOfSpeech),
  meaning: optionalText("Meaning", 200, "yo"),
  meaning2: optionalText("Meaning 2", 200, "yo"),
  /** By its name; the standard one if left out. */
  dialect: optionalText("Dialect", 40),
  topics: z
    .array(topicField, messages.list("Topics"))
    .max(topicsMax, messages.atMostItems(topicsMax, "topics"))
    .optional(),
  level: optional(choiceField("Level", learnerLevels)),
  example: optionalText("Example", 300, "yo"),
  translation: optionalText("Translation", 300, "yo"),
  tonesComplete: z.boolean(messages.yesOrNo).optional(),
});

export const wordRow = fields;
export const wordRowChanges = fields.partial().extend({ _id: idField("Word"), version: versionField });

/** What a row says of a word. */
export type WordRowValues = Partial<z.infer<typeof fields>>;

/** A word, as far as a row can say it. */
type Said = Pick<WordInput, "meanings" | "examples">;

/** The meanings after a row: it says the first two; their notes and the others stay. */
function meaningsAfter({ meanings }: Said, { meaning, meaning2 }: WordRowValues): WordInput["meanings"] {
  const given = [meaning, meaning2];
  const first = given.map((gloss, index) => {
    const before = meanings[index];
    if (gloss === undefined) return before;
    return gloss === null ? undefined : { ...before, gloss };
  });
  return [...first, ...meanings.slice(given.length)].filter((one) => one !== undefined);
}

/** The examples after a row, which says the first. */
function examplesAfter({ examples }: Said, { example, translation }: WordRowValues): WordInput["examples"] {
  const [first, ...others] = examples;
  const text = example === undefined ? first?.text : example;
  if (text === undefined) return examples;
  if (text === null) return others;
  return [
    { ...first, text, translation: translation === undefined ? (first?.translation ?? null) : translation },
    ...others,
  ];
}

/** The meanings and examples of a word after a row: what the row leaves out stays, null takes it away. */
export const saidAfterRow = (before: Said, row: WordRowValues): Said => ({
  meanings: meaningsAfter(before, row),
  examples: examplesAfter(before, row),
});

/** What a row would say that changes nothing about a word. */
export const rowOf = ({ meanings, examples, ...word }: Said & Record<string, unknown>) => ({
  ...word,
  meaning: meanings[0]?.gloss ?? null,
  meaning2: meanings[1]?.gloss ?? null,
  example: examples[0]?.text ?? null,
  translation: examples[0]?.translation ?? null,
});

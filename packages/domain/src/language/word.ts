import * as z from "zod";
import { choiceField, idField, optional, textField, versionField } from "../fields.ts";
import { messages } from "../messages.ts";
import { learnerLevels } from "../people/people-enums.ts";
import { languageOptions } from "./dialect.ts";
import { partsOfSpeech } from "./word-enums.ts";
import { wordMessages } from "./word-messages.ts";

export const headwordMax = 80;
export const meaningsMax = 10;
export const examplesMax = 10;
export const variantsMax = 20;
export const topicsMax = 10;
export const topicMax = 40;

/** It begins with a letter or a quote before one, and no letter bears more marks than there are in any orthography. */
const isWritten = (headword: string): boolean => /^[^\p{L}\p{M}]?\p{L}/u.test(headword) && !/\p{M}{3}/u.test(headword);

export const headwordField = textField("Headword", headwordMax, "yo").refine(isWritten, {
  error: wordMessages.noLetter,
  abort: true,
});

/** At least one before it is submitted; a draft may have none yet. */
const meaning = z.object({
  gloss: textField("Meaning", 200, "yo"),
  note: optional(textField("Note", 200, "yo")),
});
const example = z.object({
  text: textField("Example", 300, "yo"),
  translation: optional(textField("Translation", 300, "yo")),
});
const variant = z.object({
  form: textField("Form", headwordMax, "yo"),
  dialectId: idField("Dialect"),
});

const listOf = <Item extends z.ZodType>(label: string, item: Item, max: number, things: string) =>
  z.array(item, messages.list(label)).max(max, messages.atMostItems(max, things));

/** Several are written with commas between them, in forms and in files. */
export const topicField = textField("Topic", topicMax).refine((topic) => !topic.includes(","), {
  error: wordMessages.topicComma,
  abort: true,
});

const fields = z.object({
  subject: choiceField("Language", languageOptions),
  headword: headwordField,
  partOfSpeech: choiceField("Part of speech", partsOfSpeech),
  meanings: listOf("Meanings", meaning, meaningsMax, "meanings"),
  examples: listOf("Examples", example, examplesMax, "examples"),
  /** The standard dialect of its language if left out. */
  dialectId: optional(idField("Dialect")),
  variants: listOf("Variants", variant, variantsMax, "variants"),
  topics: listOf("Topics", topicField, topicsMax, "topics").overwrite((topics) => [...new Set(topics)]),
  level: optional(choiceField("Level", learnerLevels)),
  /** The author's word; in Igbo it is true by itself once every unit is marked. */
  tonesComplete: z.boolean(messages.yesOrNo),
});

/** A new word. Source: domain.md 1.5. */
export const wordInput = fields.extend({
  meanings: fields.shape.meanings.default([]),
  examples: fields.shape.examples.default([]),
  variants: fields.shape.variants.default([]),
  topics: fields.shape.topics.default([]),
  tonesComplete: fields.shape.tonesComplete.default(false),
});
export type WordInput = z.infer<typeof wordInput>;

/** Changes to a word: what is left out stays, lists are given whole. */
export const wordUpdateInput = fields.partial().extend({ _id: idField("Word"), version: versionField });
export type WordUpdateInput = z.infer<typeof wordUpdateInput>;

/** The topics that many words get, in place of those they have. */
export const wordTopicsInput = fields.pick({ topics: true });

/** The dialect that many words get. */
export const wordDialectInput = z.object({ dialectId: idField("Dialect") });

/** What a word says, as the app gets it. */
export type WordContent = Omit<WordInput, "dialectId"> & { dialectId: string };

/** A problem that keeps content from being submitted, at a field. */
export interface ContentCheck {
  field: string;
  message: string;
}

/** What is missing before a word can be submitted; a draft is saved with these. Source: domain.md 1.5. */
export function wordChecks({ meanings, examples }: Pick<WordInput, "meanings" | "examples">): ContentCheck[] {
  return [
    ...(meanings.length === 0 ? [{ field: "meanings", message: wordMessages.noMeaning }] : []),
    ...examples.flatMap(({ translation }, index) =>
      translation ? [] : [{ field: `examples.${index}.translation`, message: wordMessages.noTranslation }],
    ),
  ];
}

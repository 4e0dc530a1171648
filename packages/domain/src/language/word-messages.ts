import { counted } from "../counted.ts";

/** How much has a word. */
interface WordUses {
  practices: number;
  topics: number;
}

const inWords = ({ practices, topics }: WordUses): string =>
  [
    ...(practices > 0 ? [counted(practices, "conversation practice")] : []),
    ...(topics > 0 ? [counted(topics, "curriculum topic")] : []),
  ].join(" and ");

/** Texts about words of the learning app. Source: domain.md 1.5, 5.9. */
export const wordMessages = {
  usedIn: (word: string, uses: WordUses) => `${word} is used by ${inWords(uses)} and cannot be archived.`,
  usedInApp: (word: string, practices: number) =>
    `${word} is used by ${counted(practices, "conversation practice")} and cannot be unpublished.`,
  exists: "This word already exists. Open it?",
  archived: "This word is archived. Restore it?",
  noLetter: "Write the word in letters.",
  noMeaning: "Say what the word means.",
  noTranslation: "Translate the example.",
  dialectOf: (subject: string) => `Choose a dialect of ${subject}.`,
  topicComma: "A topic cannot contain a comma.",
  sameVariant: "This form is given for this dialect already.",
} as const;

/** Texts about words of the learning app. Source: domain.md 1.5, 5.9. */
export const wordMessages = {
  usedIn: (word: string, n: number) =>
    `${word} is used by ${n} conversation ${n === 1 ? "practice" : "practices"} and cannot be archived.`,
  exists: "This word already exists. Open it?",
  archived: "This word is archived. Restore it?",
  noMeaning: "Say what the word means.",
  noTranslation: "Translate the example.",
  dialectOf: (subject: string) => `Choose a dialect of ${subject}.`,
  sameVariant: "This form is given for this dialect already.",
} as const;

import type { Language } from "../text.ts";

const languages: Readonly<Record<string, Language>> = { Igbo: "ig", Yoruba: "yo" };

/** The language whose letters and tones a subject has; undefined for those that sort and compare as English. */
export const languageOf = (subject: string): Language | undefined => languages[subject];

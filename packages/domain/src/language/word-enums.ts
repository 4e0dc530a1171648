/**
 * What kind of word it is.
 *
 * Source: domain.md 1.5.
 * @graphql PartOfSpeech
 */
export const partsOfSpeech = [
  /** The name of something: house, Ada. */ "noun",
  /** Says what is done or is so. */ "verb",
  /** Describes a noun. */ "adjective",
  /** Says how, when or where. */ "adverb",
  /** Stands for a noun. */ "pronoun",
  /** Relates a noun to the rest: in, from. */ "preposition",
  /** Joins parts of a sentence: and, but. */ "conjunction",
  /** Says by itself what somebody feels or wants: welcome! */ "interjection",
  /** A number. */ "numeral",
  /** Paints an idea in sound. */ "ideophone",
  /** More than one word with a meaning of its own. */ "phrase",
] as const;
export type PartOfSpeech = (typeof partsOfSpeech)[number];

/**
 * How many of a word's vowels and syllabic nasals bear a tone mark.
 *
 * Source: domain.md 5.9.
 * @graphql ToneMarking
 */
export const toneMarkings = [
  /** None of them; in Yoruba that may be right. */ "none",
  /** Some of them. */ "partial",
  /** All of them. */ "full",
] as const;
export type ToneMarking = (typeof toneMarkings)[number];

/**
 * How a word that exists is like one that is being typed, the nearest first.
 *
 * Source: domain.md 5.9.
 * @graphql NearKind
 */
export const nearKinds = [
  /** Equal, apart from capitals and the kind of apostrophe. */ "same",
  /** Equal but for tones. */ "tone",
  /** Equal but for marks. */ "marks",
  /** Equal but for spaces, hyphens and apostrophes. */ "spacing",
  /** One letter more, fewer or different. */ "close",
] as const;
export type NearKind = (typeof nearKinds)[number];

/**
 * A kind of block of a session.
 *
 * Source: domain.md 1.4.
 * @graphql BlockKind
 */

export const blockKinds = [
  /** One of up to ten options is correct. */ "single-choice",
  /** Some of up to ten options are correct. */ "multi-choice",
  /** One of up to ten images is correct. */ "image-choice",
  /** A word or a few. */ "short-text",
  /** A number. */ "numeric",
  /** One option of a list is correct. */ "dropdown",
  /** A value on a scale. */ "slider",
  /** A number of stars. */ "rating",
  /** A mathematical expression. */ "expression",
  /** A graph to look at. */ "graph",
  /** Something to read, without a question. */ "information",
] as const;
export type BlockKind = (typeof blockKinds)[number];

/**
 * How much of a short text has to agree with a correct one.
 *
 * See `Strength`.
 * @graphql AnswerStrictness
 */
export const answerStrictnesses = [
  /** All of it but capitals. */ "exact",
  /** The letters with their dots, whatever the tone marks. */ "ignore-tone",
  /** The letters alone. */ "ignore-all-marks",
] as const;
export type AnswerStrictness = (typeof answerStrictnesses)[number];

/**
 * What an answer to a block is worth.
 * @graphql GradeVerdict
 */
export const gradeVerdicts = [
  /** As it should be. */ "right",
  /** The letters are right; a mark is not. */ "nearly",
  /** Not as it should be. */ "wrong",
  /** It could not be judged; the message says what to write instead. */ "ungraded",
] as const;
export type GradeVerdict = (typeof gradeVerdicts)[number];

/** What the learner answers with; null if there is nothing to answer. */
type AnsweredBy = "options" | "imageOptions" | "text" | "number" | "slider" | "rating" | "expression" | null;

interface KindRules {
  label: string;
  answeredBy: AnsweredBy;
  /** Whether the block must have a question. */
  asks: boolean;
  /** How many options must be marked correct. */
  correct?: "one" | "some";
}

export const kindRules: Readonly<Record<BlockKind, KindRules>> = {
  "single-choice": { label: "Single choice", answeredBy: "options", asks: true, correct: "one" },
  "multi-choice": { label: "Multiple choice", answeredBy: "options", asks: true, correct: "some" },
  "image-choice": { label: "Image choice", answeredBy: "imageOptions", asks: true, correct: "one" },
  "short-text": { label: "Short text", answeredBy: "text", asks: true },
  numeric: { label: "Number", answeredBy: "number", asks: true },
  dropdown: { label: "Dropdown", answeredBy: "options", asks: true, correct: "one" },
  slider: { label: "Slider", answeredBy: "slider", asks: true },
  rating: { label: "Rating", answeredBy: "rating", asks: true },
  expression: { label: "Expression", answeredBy: "expression", asks: true },
  graph: { label: "Graph", answeredBy: null, asks: true },
  information: { label: "Information", answeredBy: null, asks: false },
};

export const blocksMax = 50;
export const optionsMin = 2;
export const optionsMax = 10;
export const answersMax = 20;
export const starsMax = 10;

/** Maximum length of each text, in graphemes. */
export const textMax = { questionText: 2000, description: 4000, feedback: 1000, hint: 1000 } as const;
export type SaidField = keyof typeof textMax;
export const saidFields = Object.keys(textMax) as SaidField[];

/** The initial texts of a new option and a new short answer. Both must be replaced before submitting. */
export const newOptionText = "Edit this option";
export const newAnswerText = "Edit New Answer Variable";

const letters = "ABCDEFGHIJ";

/** The letter shown for an option, by its index. Letters are never stored. */
export const letterOf = (index: number): string => letters.charAt(index);

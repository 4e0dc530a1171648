import { foldForSearch } from "../text.ts";
import { withoutMarkup } from "./inline-marks.ts";
import { kindRules } from "./block-kinds.ts";
import type { AnswerOption, Block, ImageOption } from "./session.ts";

/** Fields of a block that contain the answer, or may. */
type KeyField =
  | "expression"
  | "shortTextCorrectOptions"
  | "tolerance"
  | "sliderCorrectValue"
  | "feedback"
  | "hint"
  | "options"
  | "imageOptions"
  | "rating";

/** A block as the app receives it, without the correct answer. */
export interface PublicBlock extends Omit<Block, KeyField> {
  options: readonly Omit<AnswerOption, "isCorrect">[];
  imageOptions: readonly Omit<ImageOption, "isCorrect">[];
  rating: Omit<Block["rating"], "correctRating">;
  /** Null if the hint reveals the answer; grading returns it then. */
  hint: string | null;
}

/** The part that only grading reads. */
export interface BlockKey {
  blockId: string;
  correctIds: readonly string[];
  shortTextCorrectOptions: readonly string[];
  tolerance: number;
  expression: string;
  sliderCorrectValue: number | null;
  correctRating: number | null;
  feedback: string;
  hint: string | null;
}

/** The texts that are answers to a block. A hint that contains one, with any marks, is withheld. */
function answersOf(block: Block): readonly string[] {
  switch (kindRules[block.blockType].answeredBy) {
    case "options":
      return block.options.filter(({ isCorrect }) => isCorrect).map(({ answerText }) => withoutMarkup(answerText));
    case "text":
    case "number":
      return block.shortTextCorrectOptions;
    case "expression":
      return [block.expression];
    default:
      return [];
  }
}

const tells = (text: string, keys: readonly string[]): boolean => {
  const said = [text, withoutMarkup(text)].map(foldForSearch);
  return keys.some((key) => key.trim() !== "" && said.some((words) => words.includes(foldForSearch(key.trim()))));
};

const withoutMark = <Option extends { isCorrect: boolean }>({ isCorrect: _, ...option }: Option) => option;

function publicOf(block: Block, answers: readonly string[]): PublicBlock {
  const {
    expression: _e,
    shortTextCorrectOptions: _s,
    tolerance: _t,
    sliderCorrectValue: _c,
    feedback: _f,
    ...rest
  } = block;
  const { options, imageOptions, rating, hint, ...shown } = rest;
  const { correctRating: _r, ...stars } = rating;
  return {
    ...shown,
    options: options.map(withoutMark),
    imageOptions: imageOptions.map(withoutMark),
    rating: stars,
    hint: tells(hint, answers) ? null : hint,
  };
}

function keyOf(block: Block, answers: readonly string[]): BlockKey {
  const { answeredBy } = kindRules[block.blockType];
  const marked = answeredBy === "imageOptions" ? block.imageOptions : answeredBy === "options" ? block.options : [];
  return {
    blockId: block._id,
    correctIds: marked.filter(({ isCorrect }) => isCorrect).map(({ _id }) => _id),
    shortTextCorrectOptions: block.shortTextCorrectOptions,
    tolerance: block.tolerance,
    expression: block.expression,
    sliderCorrectValue: answeredBy === "slider" ? block.sliderCorrectValue : null,
    correctRating: answeredBy === "rating" ? block.rating.correctRating : null,
    feedback: block.feedback,
    hint: tells(block.hint, answers) ? block.hint : null,
  };
}

/**
 * Splits a session into a document for the app without answers, and one with them for grading. A hint may not reveal
 * the answer to another block either.
 */
export function answerless(blocks: readonly Block[]): { shown: PublicBlock[]; key: BlockKey[] } {
  const answers = blocks.flatMap(answersOf);
  return { shown: blocks.map((block) => publicOf(block, answers)), key: blocks.map((block) => keyOf(block, answers)) };
}

/** A block as the grading reads it, put together again from both documents. */
export function keyedBlock(shown: PublicBlock, key: BlockKey): Block {
  const marked = <Option extends { _id: string }>(option: Option) => ({
    ...option,
    isCorrect: key.correctIds.includes(option._id),
  });
  const { shortTextCorrectOptions, tolerance, expression, feedback } = key;
  return {
    ...shown,
    shortTextCorrectOptions,
    tolerance,
    expression,
    feedback,
    hint: shown.hint ?? key.hint ?? "",
    options: shown.options.map(marked),
    imageOptions: shown.imageOptions.map(marked),
    sliderCorrectValue: key.sliderCorrectValue ?? 0,
    rating: { ...shown.rating, correctRating: key.correctRating ?? 0 },
  };
}

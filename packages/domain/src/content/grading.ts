import { foldAll, foldApostrophes, foldTone, graphemesOf, normalise, sameText } from "../text.ts";
import { kindRules, type GradeVerdict } from "./block-kinds.ts";
import { numberIn, type DecimalSign } from "./numbers.ts";
import { sessionMessages } from "./session-messages.ts";
import type { Block } from "./session.ts";

/** What a learner gave, as they gave it. */
export interface Answer {
  /** Ids of the options that were chosen. */
  optionIds?: readonly string[];
  text?: string;
  value?: number;
  /** How numbers are written where it was typed. */
  decimal?: DecimalSign;
}

/** Right, nearly or wrong, and where it is off; never the key. */
export interface Grade {
  verdict: GradeVerdict;
  /** The character that is off, counted from 0 as a reader counts; of a text that is nearly right. */
  place?: number;
  message?: string;
}

export interface GradingParts {
  /** Whether two expressions mean the same; handed in, since nothing here knows algebra. */
  sameExpression: (expected: string, given: string) => boolean;
}

const right: Grade = { verdict: "right" };
const wrong: Grade = { verdict: "wrong" };
const rightIf = (isRight: boolean): Grade => (isRight ? right : wrong);

const sameIds = (a: readonly string[], b: readonly string[]) =>
  new Set(a).size === new Set(b).size && a.every((id) => b.includes(id));

const folded = (text: string) => foldApostrophes(normalise(text, "yo")).toLowerCase();

/** The first character that differs; one is missing or too many where all the others agree. */
function placeOff(expected: string, given: string): number {
  const [theirs, own] = [graphemesOf(folded(expected)), graphemesOf(folded(given))];
  const at = own.findIndex((letter, index) => letter !== theirs[index]);
  return at === -1 ? own.length : at;
}

/** A text against every correct one. Right letters with wrong marks are nearly right. Source: domain.md 5.9. */
function gradeText(block: Block, text: string): Grade {
  const { shortTextCorrectOptions: answers, answerStrictness } = block;
  if (answers.some((answer) => sameText(answer, text, answerStrictness))) return right;
  if (answerStrictness === "ignore-all-marks") return wrong;
  const near = answers.find((answer) => sameText(answer, text, "ignore-tone")) ?? lettersOf(answers, text);
  if (near === undefined) return wrong;
  const [expected, given] = answerStrictness === "ignore-tone" ? [foldTone(near), foldTone(text)] : [near, text];
  return { verdict: "nearly", place: placeOff(expected, given), message: sessionMessages.nearly };
}

const lettersOf = (answers: readonly string[], text: string) =>
  answers.find((answer) => foldAll(folded(answer)) === foldAll(folded(text)));

/** A number against every correct one, within the tolerance. */
function gradeNumber({ shortTextCorrectOptions, tolerance }: Block, text: string, decimal: DecimalSign): Grade {
  const given = numberIn(text, decimal);
  if (given === null) return wrong;
  return rightIf(
    shortTextCorrectOptions.some((answer) => {
      const expected = numberIn(answer);
      // Nine digits after the point: what binary cannot hold exactly is not a mistake of the learner's.
      return expected !== null && Math.abs(expected - given) <= tolerance + 1e-9;
    }),
  );
}

/**
 * What an answer to a block is worth; null where there is nothing to answer. Pure: the same in the player, in the app and
 * on the server.
 */
export function gradeOf(block: Block, answer: Answer, { sameExpression }: GradingParts): Grade | null {
  const { text = "", optionIds = [], value, decimal = "." } = answer;
  const correctIds = (options: readonly { _id: string; isCorrect: boolean }[]) =>
    options.filter(({ isCorrect }) => isCorrect).map(({ _id }) => _id);
  switch (kindRules[block.blockType].answeredBy) {
    case "options":
      return rightIf(sameIds(optionIds, correctIds(block.options)));
    case "imageOptions":
      return rightIf(sameIds(optionIds, correctIds(block.imageOptions)));
    case "text":
      if (text.trim() === "") return wrong;
      return block.numericOnly ? gradeNumber(block, text, decimal) : gradeText(block, text);
    case "number":
      return gradeNumber(block, text, decimal);
    case "slider":
      return rightIf(value !== undefined && Math.abs(value - block.sliderCorrectValue) < block.sliderSteps / 2);
    case "rating":
      return rightIf(value === block.rating.correctRating);
    case "expression":
      return rightIf(text.trim() !== "" && sameExpression(block.expression, text));
    case null:
      return null;
  }
}

import { answerKey, nearlyOf } from "./answer-text.ts";
import { kindRules, type GradeVerdict } from "./block-kinds.ts";
import type { SameExpression } from "./expressions.ts";
import { numberIn, type DecimalSign } from "./numbers.ts";
import { sessionMessages as texts } from "./session-messages.ts";
import type { Block } from "./session.ts";

/** A learner's answer. */
export interface Answer {
  optionIds?: readonly string[];
  text?: string;
  value?: number;
  /** The decimal sign where the answer was typed. */
  decimal?: DecimalSign;
}

/** Right, nearly right, wrong or not graded, and where it is wrong. Never contains the key. */
export interface Grade {
  verdict: GradeVerdict;
  /** For a nearly right text: indexes of the wrong characters, in graphemes. */
  places?: readonly number[];
  message?: string;
}

export interface GradingParts {
  /** Passed in, because this package has no algebra library. */
  sameExpression: SameExpression;
}

const right: Grade = { verdict: "right" };
const wrong: Grade = { verdict: "wrong" };
const rightIf = (isRight: boolean): Grade => (isRight ? right : wrong);

const sameIds = (a: readonly string[], b: readonly string[]) =>
  new Set(a).size === new Set(b).size && a.every((id) => b.includes(id));

/** Grades a text against every correct one. Right letters with wrong marks are nearly right. Source: domain.md 5.9. */
function gradeText({ shortTextCorrectOptions: answers, answerStrictness }: Block, text: string): Grade {
  const given = answerKey(text, answerStrictness);
  if (answers.some((answer) => answerKey(answer, answerStrictness) === given)) return right;
  const near = answers
    .flatMap((answer) => nearlyOf(answer, text, answerStrictness) ?? [])
    .toSorted((a, b) => a.places.length - b.places.length)[0];
  if (near === undefined) return wrong;
  const { places, isToneOff, isLetterOff } = near;
  const message = isLetterOff ? (isToneOff ? texts.nearlyBoth : texts.nearlyDots) : texts.nearly;
  return { verdict: "nearly", places, message };
}

/** Grades a number against every correct one, within the tolerance. Input that is not a number is not graded. */
function gradeNumber({ shortTextCorrectOptions, tolerance }: Block, text: string, decimal: DecimalSign): Grade {
  const given = numberIn(text, decimal);
  if (given === null) return { verdict: "ungraded", message: texts.writeNumber };
  return rightIf(
    shortTextCorrectOptions.some((answer) => {
      const expected = numberIn(answer);
      // Allows for binary rounding errors.
      return expected !== null && Math.abs(expected - given) <= tolerance + 1e-9;
    }),
  );
}

function gradeExpression({ expression }: Block, text: string, sameExpression: SameExpression): Grade {
  if (text.trim() === "") return wrong;
  const isSame = sameExpression(expression, text);
  return isSame === null ? { verdict: "ungraded", message: texts.notJudged } : rightIf(isSame);
}

/**
 * Grades an answer to a block; null if there is nothing to answer. Pure, so the player, the app and the server agree.
 */
export function gradeOf(block: Block, answer: Answer, { sameExpression }: GradingParts): Grade | null {
  const { text = "", optionIds = [], value, decimal = "." } = answer;
  const asNumber = (): Grade =>
    text === "" && value !== undefined ? gradeNumber(block, String(value), ".") : gradeNumber(block, text, decimal);
  const correctIds = (options: readonly { _id: string; isCorrect: boolean }[]) =>
    options.filter(({ isCorrect }) => isCorrect).map(({ _id }) => _id);
  switch (kindRules[block.blockType].answeredBy) {
    case "options":
      return rightIf(sameIds(optionIds, correctIds(block.options)));
    case "imageOptions":
      return rightIf(sameIds(optionIds, correctIds(block.imageOptions)));
    case "text":
      if (block.numericOnly) return asNumber();
      return answerKey(text, "exact") === "" ? wrong : gradeText(block, text);
    case "number":
      return asNumber();
    case "slider":
      return rightIf(value !== undefined && Math.abs(value - block.sliderCorrectValue) < block.sliderSteps / 2);
    case "rating":
      return rightIf(value === block.rating.correctRating);
    case "expression":
      return gradeExpression(block, text, sameExpression);
    case null:
      return null;
  }
}

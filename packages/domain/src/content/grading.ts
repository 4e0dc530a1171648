import { answerKey, nearlyOf } from "./answer-text.ts";
import { kindRules, type GradeVerdict } from "./block-kinds.ts";
import type { SameExpression } from "./expressions.ts";
import { numberIn, type DecimalSign } from "./numbers.ts";
import { sessionMessages as texts } from "./session-messages.ts";
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

/** Right, nearly, wrong or not graded, and where it is off; never the key. */
export interface Grade {
  verdict: GradeVerdict;
  /** The characters that are off, counted from 0 as a reader counts; of a text that is nearly right. */
  places?: readonly number[];
  message?: string;
}

export interface GradingParts {
  /** Handed in, since nothing here knows algebra. */
  sameExpression: SameExpression;
}

const right: Grade = { verdict: "right" };
const wrong: Grade = { verdict: "wrong" };
const rightIf = (isRight: boolean): Grade => (isRight ? right : wrong);

const sameIds = (a: readonly string[], b: readonly string[]) =>
  new Set(a).size === new Set(b).size && a.every((id) => b.includes(id));

/** A text against every correct one. Right letters with wrong marks are nearly right. Source: domain.md 5.9. */
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

/** A number against every correct one, within the tolerance. What is no number is not wrong either. */
function gradeNumber({ shortTextCorrectOptions, tolerance }: Block, text: string, decimal: DecimalSign): Grade {
  const given = numberIn(text, decimal);
  if (given === null) return { verdict: "ungraded", message: texts.writeNumber };
  return rightIf(
    shortTextCorrectOptions.some((answer) => {
      const expected = numberIn(answer);
      // Nine digits after the point: what binary cannot hold exactly is not a mistake of the learner's.
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
      if (block.numericOnly) return gradeNumber(block, text, decimal);
      return answerKey(text, "exact") === "" ? wrong : gradeText(block, text);
    case "number":
      return gradeNumber(block, text, decimal);
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

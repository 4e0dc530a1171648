import { messages } from "../messages.ts";
import { graphemeCount } from "../text.ts";
import { answerKey } from "./answer-text.ts";
import {
  answersMax,
  blocksMax,
  kindRules,
  letterOf,
  newAnswerText,
  newOptionText,
  optionsMax,
  optionsMin,
  saidFields,
  starsMax,
  textMax,
  type SaidField,
} from "./block-kinds.ts";
import { frameFaults, graphFrameOf } from "./graph-frame.ts";
import {
  anyFormula,
  expressionMessage,
  graphMessage,
  mathsMessage,
  withinBudget,
  type FormulaFault,
} from "./maths-checks.ts";
import { isOnStep, numberIn } from "./numbers.ts";
import { sessionMessages as texts } from "./session-messages.ts";
import type { Block } from "./session.ts";

/** A problem that keeps a session from being submitted. */
export interface Check {
  blockId: string | null;
  /** From 0; null for the whole session. */
  blockIndex: number | null;
  field: string;
  message: string;
}

type Fault = readonly [field: string, message: string];

const labels: Record<SaidField, string> = {
  questionText: "Question",
  description: "Description",
  feedback: "Feedback",
  hint: "Hint",
};

function saidFaults(block: Block, formulaFault: FormulaFault): Fault[] {
  const { asks } = kindRules[block.blockType];
  const isEmpty = (field: SaidField) => block[field].trim() === "";
  return [
    ...(asks && isEmpty("questionText") ? [["questionText", texts.question] as const] : []),
    ...(block.blockType === "information" && isEmpty("description")
      ? [["description", texts.description] as const]
      : []),
    ...saidFields.flatMap((field): Fault[] => {
      const text = block[field];
      if (graphemeCount(text) > textMax[field]) return [[field, messages.atMost(labels[field], textMax[field])]];
      const message = block.useMaths[field] ? mathsMessage(text, formulaFault) : null;
      return message === null ? [] : [[field, message]];
    }),
  ];
}

function optionFaults({ options, blockType }: Block, formulaFault: FormulaFault): Fault[] {
  const correct = options.filter(({ isCorrect }) => isCorrect).length;
  const isMarked = kindRules[blockType].correct === "one" ? correct === 1 : correct > 0;
  return [
    ...countFaults(options.length),
    ...options.flatMap(({ answerText, useMaths }, index): Fault[] => {
      const field = `options.${index}.answerText`;
      if (answerText.trim() === "") return [[field, texts.emptyOption(letterOf(index))]];
      if (answerText.trim() === newOptionText) return [[field, texts.placeholderOption(letterOf(index))]];
      const message = useMaths ? mathsMessage(answerText, formulaFault) : null;
      return message === null ? [] : [[field, message]];
    }),
    ...(isMarked ? [] : [["options", markedText(blockType)] as const]),
  ];
}

const markedText = (blockType: Block["blockType"]) =>
  kindRules[blockType].correct === "one" ? texts.oneCorrect : texts.someCorrect;

function countFaults(count: number): Fault[] {
  if (count < optionsMin) return [["options", texts.tooFewOptions]];
  return count > optionsMax ? [["options", texts.tooManyOptions]] : [];
}

function imageFaults({ imageOptions }: Block): Fault[] {
  const correct = imageOptions.filter(({ isCorrect }) => isCorrect).length;
  return [
    ...countFaults(imageOptions.length).map(([, message]) => ["imageOptions", message] as const),
    ...imageOptions.flatMap(({ imageSrc }, index): Fault[] =>
      imageSrc === "" ? [[`imageOptions.${index}.imageSrc`, texts.emptyImage(letterOf(index))]] : [],
    ),
    ...(correct === 1 ? [] : [["imageOptions", texts.oneCorrect] as const]),
  ];
}

function answerFaults(block: Block): Fault[] {
  const answers = block.shortTextCorrectOptions.map((answer) => answer.trim());
  const isNumber = block.blockType === "numeric" || block.numericOnly;
  if (answers.every((answer) => answer === "")) return [["shortTextCorrectOptions", texts.noAnswer]];
  if (answers.length > answersMax) return [["shortTextCorrectOptions", texts.tooManyAnswers]];
  const keys = answers.map((answer) =>
    isNumber ? String(numberIn(answer) ?? answer) : answerKey(answer, block.answerStrictness),
  );
  return answers.flatMap((answer, index): Fault[] => {
    const field = `shortTextCorrectOptions.${index}`;
    if (answer === newAnswerText) return [[field, texts.placeholderAnswer]];
    if (isNumber && numberIn(answer) === null) return [[field, texts.notANumber(answer)]];
    return keys.indexOf(keys[index] ?? "") < index ? [[field, texts.sameAnswer]] : [];
  });
}

function sliderFaults(block: Block): Fault[] {
  const { minSliderValue: min, maxSliderValue: max, sliderSteps: steps, sliderValue, sliderCorrectValue } = block;
  if (!(min < max)) return [["minSliderValue", texts.sliderOrder]];
  if (!(steps > 0)) return [["sliderSteps", texts.sliderSteps]];
  if (!isOnStep(max, min, steps)) return [["sliderSteps", texts.sliderRange]];
  const fits = (value: number) => value >= min && value <= max && isOnStep(value, min, steps);
  return [
    ...(fits(sliderValue) ? [] : [["sliderValue", texts.sliderStart(min, max)] as const]),
    ...(fits(sliderCorrectValue) ? [] : [["sliderCorrectValue", texts.sliderCorrect(min, max)] as const]),
  ];
}

const isWholeBetween = (value: number, a: number, b: number) => Number.isInteger(value) && value >= a && value <= b;
const pathData = /^[\sMmLlHhVvCcSsQqTtAaZz0-9.,eE+-]+$/;
const fourNumbers = /^\s*-?[\d.]+(?:[\s,]+-?[\d.]+){3}\s*$/;

function ratingFaults({ rating: { rating, correctRating, numberOfStars }, ratingsIcon }: Block): Fault[] {
  const faults: Fault[] = [];
  if (!isWholeBetween(numberOfStars, 1, starsMax))
    return [["rating.numberOfStars", messages.between("Stars", 1, starsMax)]];
  if (!isWholeBetween(rating, 0, numberOfStars))
    faults.push(["rating.rating", messages.between("Start", 0, numberOfStars)]);
  if (!isWholeBetween(correctRating, 0, numberOfStars))
    faults.push(["rating.correctRating", messages.between("Correct rating", 0, numberOfStars)]);
  if (ratingsIcon && !pathData.test(ratingsIcon.iconPath))
    faults.push(["ratingsIcon.iconPath", messages.choice("Icon")]);
  if (ratingsIcon && !fourNumbers.test(ratingsIcon.viewBox))
    faults.push(["ratingsIcon.viewBox", messages.choice("View box")]);
  return faults;
}

function expressionFaults({ expression }: Block, formulaFault: FormulaFault): Fault[] {
  const message = expressionMessage(expression, formulaFault);
  return message === null ? [] : [["expression", message]];
}

function ownFaults(block: Block, formulaFault: FormulaFault): Fault[] {
  switch (kindRules[block.blockType].answeredBy) {
    case "options":
      return [
        ...(block.blockType === "dropdown" && block.dropdownInstruction.trim() === ""
          ? [["dropdownInstruction", texts.instruction] as const]
          : []),
        ...optionFaults(block, formulaFault),
      ];
    case "imageOptions":
      return imageFaults(block);
    case "text":
    case "number":
      return answerFaults(block);
    case "slider":
      return sliderFaults(block);
    case "rating":
      return ratingFaults(block);
    case "expression":
      return expressionFaults(block, formulaFault);
    case null:
      return [];
  }
}

const pictureFaults = ({ imageFile, imageAlt }: Block): Fault[] =>
  imageFile !== "" && imageAlt.trim() === "" ? [["imageAlt", texts.imageAlt]] : [];

function graphFaults(block: Block, formulaFault: FormulaFault): Fault[] {
  const { blockType, graphLatex, graphPoints, isGraphOverImage, imageFile } = block;
  if (blockType !== "graph") return [];
  const across = graphFrameOf(block)?.x;
  const isEmpty = graphLatex.length === 0 && graphPoints.length === 0 && !isGraphOverImage;
  return [
    ...(isEmpty ? [["graphLatex", texts.graphEmpty] as const] : []),
    ...frameFaults(block, graphPoints),
    ...graphLatex.flatMap((tex, index): Fault[] => {
      const message = graphMessage(tex, formulaFault, across);
      return message === null ? [] : [[`graphLatex.${index}`, message]];
    }),
    ...(isGraphOverImage && imageFile === "" ? [["imageFile", texts.imageForGraph] as const] : []),
  ];
}

/** The problems of one block: fields and messages. */
export const faultsOf = (block: Block, formulaFault: FormulaFault = anyFormula): readonly Fault[] => [
  ...saidFaults(block, formulaFault),
  ...ownFaults(block, formulaFault),
  ...pictureFaults(block),
  ...graphFaults(block, formulaFault),
];

/**
 * All problems that keep a session from being submitted, in block order. Drafts are saved regardless. Source: domain.md
 * 1.4.
 */
export function checksOf(blocks: readonly Block[], formulaFault: FormulaFault = anyFormula): Check[] {
  const whole = (message: string): Check => ({ blockId: null, blockIndex: null, field: "blocks", message });
  if (blocks.length === 0) return [whole(texts.noBlocks)];
  const read = withinBudget(formulaFault);
  return [
    ...(blocks.length > blocksMax ? [whole(texts.tooManyBlocks)] : []),
    ...blocks.flatMap((block, blockIndex) =>
      faultsOf(block, read).map(([field, message]) => ({ blockId: block._id, blockIndex, field, message })),
    ),
  ];
}

import { messages } from "../messages.ts";
import { foldAll, foldTone, graphemeCount, normalise } from "../text.ts";
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
import { mathsFault } from "./maths-text.ts";
import { isOnStep, numberIn } from "./numbers.ts";
import { sessionMessages as texts } from "./session-messages.ts";
import type { Block } from "./session.ts";

/** Something that keeps a session from being submitted. */
export interface Check {
  blockId: string | null;
  /** From 0; null for the session as a whole. */
  blockIndex: number | null;
  field: string;
  message: string;
}

type Fault = readonly [field: string, message: string];

/** Why a formula cannot be read: the text near the fault; null where it can. Handed in, since nothing here knows TeX. */
export type FormulaFault = (tex: string) => string | null;
const anyFormula: FormulaFault = () => null;

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
      const near = block.useMaths[field] ? mathsFault(text, formulaFault) : null;
      return near === null ? [] : [[field, texts.formula(near)]];
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
      const near = useMaths ? mathsFault(answerText, formulaFault) : null;
      return near === null ? [] : [[field, texts.formula(near)]];
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

/** As answers are compared at this strictness. */
function foldOf({ answerStrictness }: Block, answer: string): string {
  const plain = normalise(answer, "yo").toLowerCase();
  if (answerStrictness === "exact") return plain;
  return answerStrictness === "ignore-tone" ? foldTone(plain) : foldAll(plain);
}

function answerFaults(block: Block): Fault[] {
  const answers = block.shortTextCorrectOptions.map((answer) => answer.trim());
  const isNumber = block.blockType === "numeric" || block.numericOnly;
  if (answers.every((answer) => answer === "")) return [["shortTextCorrectOptions", texts.noAnswer]];
  if (answers.length > answersMax) return [["shortTextCorrectOptions", texts.tooManyAnswers]];
  const keys = answers.map((answer) => (isNumber ? String(numberIn(answer) ?? answer) : foldOf(block, answer)));
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
      return block.expression.trim() === "" ? [["expression", texts.expression]] : [];
    case null:
      return [];
  }
}

const pictureFaults = ({ imageFile, imageAlt }: Block): Fault[] =>
  imageFile !== "" && imageAlt.trim() === "" ? [["imageAlt", texts.imageAlt]] : [];

const graphFaults = (block: Block): Fault[] =>
  block.blockType === "graph" && block.isGraphOverImage && block.imageFile === ""
    ? [["imageFile", texts.imageForGraph]]
    : [];

/** What is wrong with one block: its fields, and what is said at each. */
export const faultsOf = (block: Block, formulaFault: FormulaFault = anyFormula): readonly Fault[] => [
  ...saidFaults(block, formulaFault),
  ...ownFaults(block, formulaFault),
  ...pictureFaults(block),
  ...graphFaults(block),
];

/** All that keeps a session from being submitted, in the order of its blocks. Saving a draft never fails on it. Source: domain.md 1.4. */
export function checksOf(blocks: readonly Block[], formulaFault: FormulaFault = anyFormula): Check[] {
  const whole = (message: string): Check => ({ blockId: null, blockIndex: null, field: "blocks", message });
  if (blocks.length === 0) return [whole(texts.noBlocks)];
  return [
    ...(blocks.length > blocksMax ? [whole(texts.tooManyBlocks)] : []),
    ...blocks.flatMap((block, blockIndex) =>
      faultsOf(block, formulaFault).map(([field, message]) => ({ blockId: block._id, blockIndex, field, message })),
    ),
  ];
}

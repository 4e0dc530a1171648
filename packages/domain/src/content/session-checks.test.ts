import { expect, it } from "@jest/globals";
import { blockKinds, type BlockKind } from "./block-kinds.ts";
import { checksOf } from "./session-checks.ts";
import { newBlock, type Block } from "./session.ts";
import { aBlock, ids } from "./testing/blocks.ts";

const said = (block: Block, ...more: Parameters<typeof checksOf> extends [unknown, ...infer Rest] ? Rest : never) =>
  checksOf([block], ...more).map(({ field, message }) => `${field}: ${message}`);

it.each(blockKinds)("finds nothing wrong with a finished %s block", (kind) => {
  expect(said(aBlock(kind))).toEqual([]);
});

it("finds what is to be replaced in every new block", () => {
  const found = Object.fromEntries(blockKinds.map((kind) => [kind, said(newBlock(kind, ids()))]));
  const question = "questionText: Enter the question.";
  const options = [
    "options.0.answerText: Replace the placeholder text in option A.",
    "options.1.answerText: Replace the placeholder text in option B.",
  ];
  const placeholder = "shortTextCorrectOptions.0: Replace the placeholder answer.";
  expect(found).toEqual({
    "single-choice": [question, ...options, "options: Mark one option as correct."],
    "multi-choice": [question, ...options, "options: Mark at least one option as correct."],
    "image-choice": [
      question,
      "imageOptions.0.imageSrc: Add the image of option A.",
      "imageOptions.1.imageSrc: Add the image of option B.",
      "imageOptions: Mark one option as correct.",
    ],
    "short-text": [question, placeholder],
    numeric: [question, placeholder],
    dropdown: [
      question,
      "dropdownInstruction: Enter the instruction for the list.",
      ...options,
      "options: Mark one option as correct.",
    ],
    slider: [question],
    rating: [question],
    expression: [question, "expression: Enter the expected expression."],
    graph: [question, "graphLatex: Add a function or a point, or draw over an image."],
    information: ["description: Enter the text."],
  });
});

const cases: readonly (readonly [kind: BlockKind, change: Partial<Block>, expected: string])[] = [
  ["information", { feedback: "a".repeat(1001) }, "feedback: Feedback must be 1000 characters or fewer."],
  ["short-text", { questionText: "ọ́".repeat(2001) }, "questionText: Question must be 2000 characters or fewer."],
  ["numeric", { shortTextCorrectOptions: ["twelve"] }, 'shortTextCorrectOptions.0: "twelve" is not a number.'],
  [
    "short-text",
    { numericOnly: true, shortTextCorrectOptions: ["1", "x"] },
    'shortTextCorrectOptions.1: "x" is not a number.',
  ],
  ["numeric", { shortTextCorrectOptions: ["1.0", "1"] }, "shortTextCorrectOptions.1: Two answers are the same."],
  ["short-text", { shortTextCorrectOptions: ["Ọ̀rọ̀", "ọ̀rọ̀"] }, "shortTextCorrectOptions.1: Two answers are the same."],
  [
    "short-text",
    { answerStrictness: "ignore-tone", shortTextCorrectOptions: ["àkwà", "ákwà"] },
    "shortTextCorrectOptions.1: Two answers are the same.",
  ],
  ["short-text", { shortTextCorrectOptions: [" "] }, "shortTextCorrectOptions: Enter at least one correct answer."],
  [
    "short-text",
    { shortTextCorrectOptions: Array.from({ length: 21 }, (_, n) => `a${n}`) },
    "shortTextCorrectOptions: Use at most 20 answers.",
  ],
  ["slider", { minSliderValue: 5, maxSliderValue: 5 }, "minSliderValue: Minimum must be less than maximum."],
  ["slider", { sliderSteps: 0 }, "sliderSteps: Steps must be more than 0."],
  ["slider", { maxSliderValue: 10, sliderSteps: 3 }, "sliderSteps: The range must divide evenly into steps."],
  ["slider", { sliderCorrectValue: 10.5 }, "sliderCorrectValue: The correct value must be on a step between 0 and 10."],
  ["slider", { sliderValue: 11 }, "sliderValue: The start must be on a step between 0 and 10."],
  [
    "rating",
    { rating: { rating: 0, correctRating: 6, numberOfStars: 5 } },
    "rating.correctRating: Correct rating must be between 0 and 5.",
  ],
  [
    "rating",
    { rating: { rating: 0, correctRating: 0, numberOfStars: 11 } },
    "rating.numberOfStars: Stars must be between 1 and 10.",
  ],
  ["graph", { isGraphOverImage: true }, "imageFile: Add an image to draw the graph over."],
];
it.each(cases)("says of a %s block with %j: %s", (kind, change, expected) => {
  expect(said({ ...aBlock(kind), ...change })).toEqual([expected]);
});

it("takes tenths as steps although binary does not hold them", () => {
  const tenths = { minSliderValue: 0, maxSliderValue: 1, sliderSteps: 0.1, sliderCorrectValue: 0.3, sliderValue: 0.7 };
  expect(said({ ...aBlock("slider"), ...tenths })).toEqual([]);
});

it("refuses a drawing that is more than a path", () => {
  const icon = { label: "Heart", dimension: 24, spacing: 4, viewBox: "0 0 24 24" };
  const rated = (change: object) =>
    said({ ...aBlock("rating"), ratingsIcon: { ...icon, iconPath: "M0 0L1 1", ...change } });
  expect(rated({})).toEqual([]);
  expect(rated({ iconPath: 'M0"/><script>' })).toEqual(["ratingsIcon.iconPath: Choose a valid icon."]);
  expect(rated({ viewBox: "0 0 24" })).toEqual(["ratingsIcon.viewBox: Choose a valid view box."]);
});

it("reads formulas only where a text is maths, and says near what one fails", () => {
  const block = {
    ...aBlock("information"),
    description: "\\frac{1",
    useMaths: { ...aBlock("graph").useMaths, description: true },
  };
  const fault = (tex: string) => (tex.includes("\\frac{1") ? "{1" : null);
  expect(said(block, fault)).toEqual(['description: The formula could not be read near "{1".']);
  expect(said({ ...block, useMaths: aBlock("graph").useMaths }, fault)).toEqual([]);
});

it("tells by its id and its place which block is meant, and asks for one at least", () => {
  const [good, bad] = [aBlock("graph"), { ...aBlock("expression"), expression: "" }];
  expect(checksOf([good, bad])).toMatchObject([{ blockId: bad._id, blockIndex: 1, field: "expression" }]);
  expect(checksOf([])).toMatchObject([{ blockId: null, message: "Add at least one block." }]);
  const many = Array.from({ length: 51 }, () => good);
  expect(checksOf(many)).toMatchObject([{ message: "A session can have at most 50 blocks." }]);
});

import { expect, it } from "@jest/globals";
import { questionExamples, questionFile } from "../imports/session-file.ts";
import { readCell } from "../imports/read-cell.ts";
import { blockOfRow, questionRowMessages } from "./question-row.ts";
import { sessionMessages } from "./session-messages.ts";
import { ids } from "./testing/blocks.ts";

const read = (cells: object) => blockOfRow({ questionText: "Kí ni èyí?", ...cells }, ids());

it.each<[string, object, object]>([
  [
    "one correct option by letter",
    { blockType: "single-choice", options: "omi | iná", correct: "b" },
    {
      options: [
        { answerText: "omi", isCorrect: false },
        { answerText: "iná", isCorrect: true },
      ],
    },
  ],
  [
    "several by text and letter",
    { blockType: "multi-choice", options: "omi|iná|ilẹ̀", correct: "ilẹ̀|A" },
    { options: [{ isCorrect: true }, { isCorrect: false }, { isCorrect: true }] },
  ],
  [
    "an option that is called like a letter by its text",
    { blockType: "single-choice", options: "B|A", correct: "A" },
    { options: [{ isCorrect: false }, { isCorrect: true }] },
  ],
  [
    "a list with its instruction",
    { blockType: "dropdown", options: "òkè|ìsàlẹ̀", correct: "A", instruction: "Choose a tone" },
    { dropdownInstruction: "Choose a tone" },
  ],
  [
    "answers and how much of them has to agree",
    { blockType: "short-text", correct: "ọ̀rọ̀|oro", answerStrictness: "ignore-tone" },
    { shortTextCorrectOptions: ["ọ̀rọ̀", "oro"], answerStrictness: "ignore-tone" },
  ],
  [
    "a number",
    { blockType: "numeric", correct: "-20", tolerance: "0.5" },
    { shortTextCorrectOptions: ["-20"], tolerance: 0.5 },
  ],
  [
    "a slider",
    { blockType: "slider", minimum: "10", maximum: "20", step: "2", correct: "14" },
    { minSliderValue: 10, maxSliderValue: 20, sliderSteps: 2, sliderCorrectValue: 14, sliderValue: 10 },
  ],
  [
    "stars",
    { blockType: "rating", stars: "4", correct: "2" },
    { rating: { rating: 0, correctRating: 2, numberOfStars: 4 } },
  ],
  ["an expression", { blockType: "expression", correct: "20-3" }, { expression: "20-3" }],
  ["something to read", { blockType: "information", questionText: "", description: "Káàbọ̀" }, { description: "Káàbọ̀" }],
])("reads %s", (_, cells, block) => {
  expect(read(cells)).toMatchObject({ block });
});

it.each<[string, object, object]>([
  ["no kind", {}, { blockType: "Kind is required." }],
  ["a kind of every object", { blockType: "constructor" }, { blockType: "Choose a valid kind." }],
  ["no question", { blockType: "slider", questionText: " " }, { questionText: sessionMessages.question }],
  [
    "one option",
    { blockType: "single-choice", options: "omi", correct: "A" },
    { options: sessionMessages.tooFewOptions },
  ],
  ["no correct option", { blockType: "single-choice", options: "omi|iná" }, { options: sessionMessages.oneCorrect }],
  [
    "an option that is not there",
    { blockType: "single-choice", options: "omi|iná", correct: "C" },
    { correct: questionRowMessages.option("C") },
  ],
  ["no answer", { blockType: "short-text" }, { correct: sessionMessages.noAnswer }],
  ["a number in words", { blockType: "numeric", correct: "twenty" }, { correct: sessionMessages.notANumber("twenty") }],
  ["a slider in words", { blockType: "slider", minimum: "low" }, { minimum: sessionMessages.notANumber("low") }],
  ["steps that do not fit", { blockType: "slider", step: "3" }, { step: sessionMessages.sliderRange }],
  ["images", { blockType: "image-choice" }, { blockType: questionRowMessages.needsFile("Image choice") }],
  ["a graph", { blockType: "graph" }, { blockType: questionRowMessages.needsFile("Graph") }],
  [
    "a formula",
    { blockType: "short-text", correct: '=HYPERLINK("http://a.test")' },
    { correct: questionRowMessages.formula },
  ],
  ["a sum of cells", { blockType: "short-text", correct: "a", hint: "=A1+B1" }, { hint: questionRowMessages.formula }],
])("says at its column what is wrong with %s", (_, cells, problems) => {
  expect(read(cells)).toEqual({ problems });
});

it.each(["=5", "-3", "+ 4", "@ home"])("takes %s for an answer, not for a formula", (correct) => {
  expect(read({ blockType: "short-text", correct })).toMatchObject({ block: { shortTextCorrectOptions: [correct] } });
});

it.each(questionExamples.map((cells) => [cells[0], cells] as const))(
  "has an example of %s that can be imported",
  (_, cells) => {
    expect(cells).toHaveLength(questionFile.columns.length);
    const values = questionFile.columns.flatMap((column, at) => {
      const found = readCell(column, cells[at] ?? "", { order: null, today: "2026-11-22" });
      return found && "value" in found ? [[column.field, found.value] as const] : [];
    });
    expect(blockOfRow(Object.fromEntries(values), ids())).toHaveProperty("block");
  },
);

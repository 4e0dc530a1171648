import { choiceField } from "../fields.ts";
import { answerStrictnesses, blockKinds, kindRules, letterOf, type BlockKind } from "./block-kinds.ts";
import { numberIn } from "./numbers.ts";
import type { FormulaFault } from "./maths-checks.ts";
import { faultsOf } from "./session-checks.ts";
import { blockInput } from "./session-input.ts";
import { sessionMessages } from "./session-messages.ts";
import { newBlock, type Block } from "./session.ts";

export const questionRowMessages = {
  needsFile: (label: string) =>
    `${label} cannot be written in a table. Add it in the builder, or import a session file.`,
  formula: "This cell holds a formula of a spreadsheet. Write what it should say.",
  option: (typed: string) => `“${typed}” is no option. Use the option's letter or its text.`,
} as const;

/** Cells of a row by column, as text; empty ones are absent. */
type Cells = Readonly<Record<string, unknown>>;
type Problems = Record<string, string>;

const cellOf = (cells: Cells, name: string) => {
  const cell = cells[name];
  return typeof cell === "string" ? cell.trim() : "";
};
const listIn = (cell: string) =>
  cell
    .split("|")
    .map((one) => one.trim())
    .filter((one) => one !== "");

/** "=HYPERLINK(…)", "=A1+1", "@SUM(A1)": formulas that a spreadsheet would have computed. "=5" and "-3" are answers. */
const spreadsheetFormula = /^[=@+]\s*[\p{L}$]+\d*\s*[(!:+*/&-]/u;

/** Indexes of the options that a cell marks as correct, by letter or text; a problem if one does not exist. */
function marksIn(typed: readonly string[], options: readonly string[]): readonly number[] | { problem: string } {
  const places: number[] = [];
  for (const one of typed) {
    const byText = options.indexOf(one);
    const place = byText === -1 ? options.findIndex((_, at) => letterOf(at) === one.toUpperCase()) : byText;
    if (place === -1) return { problem: questionRowMessages.option(one) };
    places.push(place);
  }
  return places;
}

interface Row {
  cells: Cells;
  problems: Problems;
  newId: () => string;
}

function figureIn({ cells, problems }: Row, name: string, otherwise: number): number {
  const cell = cellOf(cells, name);
  if (cell === "") return otherwise;
  const figure = numberIn(cell);
  if (figure === null) problems[name] = sessionMessages.notANumber(cell);
  return figure ?? otherwise;
}

function withOptions({ cells, problems, newId }: Row): Partial<Block> {
  const texts = listIn(cellOf(cells, "options"));
  const marks = marksIn(listIn(cellOf(cells, "correct")), texts);
  if ("problem" in marks) problems.correct = marks.problem;
  const correct = "problem" in marks ? [] : marks;
  const options = texts.map((answerText, at) => ({
    _id: newId(),
    answerText,
    isCorrect: correct.includes(at),
    useMaths: false,
  }));
  return { options, dropdownInstruction: cellOf(cells, "instruction") };
}

/** The answer fields of a block, from the columns of its kind. */
function answerOf(row: Row, blockType: BlockKind): Partial<Block> {
  const { cells, problems } = row;
  switch (kindRules[blockType].answeredBy) {
    case "options":
      return withOptions(row);
    case "text":
    case "number":
      return {
        shortTextCorrectOptions: listIn(cellOf(cells, "correct")),
        tolerance: figureIn(row, "tolerance", 0),
      };
    case "expression":
      return { expression: cellOf(cells, "correct") };
    case "slider": {
      const [minSliderValue, maxSliderValue] = [figureIn(row, "minimum", 0), figureIn(row, "maximum", 10)];
      const correct = figureIn(row, "correct", 5);
      const steps = { sliderValue: minSliderValue, sliderCorrectValue: correct, sliderSteps: figureIn(row, "step", 1) };
      return { minSliderValue, maxSliderValue, ...steps };
    }
    case "rating": {
      const numberOfStars = figureIn(row, "stars", 5);
      return { rating: { rating: 0, correctRating: figureIn(row, "correct", 3), numberOfStars } };
    }
    case "imageOptions":
      problems.blockType = questionRowMessages.needsFile(kindRules[blockType].label);
      return {};
    case null:
      if (blockType === "graph") problems.blockType = questionRowMessages.needsFile(kindRules[blockType].label);
      return {};
  }
}

/** The column that a check's field comes from. */
const columnOf = (field: string): string => {
  const [name = ""] = field.split(".");
  if (name === "shortTextCorrectOptions" || name === "expression" || name === "sliderCorrectValue") return "correct";
  if (name === "rating") return field === "rating.numberOfStars" ? "stars" : "correct";
  const own: Record<string, string> = {
    minSliderValue: "minimum",
    sliderSteps: "step",
    dropdownInstruction: "instruction",
  };
  return own[name] ?? name;
};

/**
 * Builds a new, valid block from the cells of a row, or returns the problems by column.
 *
 *     blockOfRow({ blockType: "numeric", questionText: "2 + 2?", correct: "4" }, newId);
 */
export function blockOfRow(
  cells: Cells,
  newId: () => string,
  formulaFault?: FormulaFault,
): { block: Block } | { problems: Problems } {
  const problems: Problems = {};
  for (const name of Object.keys(cells)) {
    if (spreadsheetFormula.test(cellOf(cells, name))) problems[name] = questionRowMessages.formula;
  }
  const kind = choiceField("Kind", blockKinds).safeParse(cells.blockType);
  if (!kind.success) problems.blockType = kind.error.issues[0]?.message ?? "";
  if (!kind.success || Object.keys(problems).length > 0) return { problems };
  const said = Object.fromEntries(
    (["questionText", "description", "hint", "feedback"] as const).map((name) => [name, cellOf(cells, name)]),
  );
  const answer = answerOf({ cells, problems, newId }, kind.data);
  const strictness = choiceField("Strictness", answerStrictnesses).safeParse(cells.answerStrictness);
  const answerStrictness = strictness.success ? strictness.data : "exact";
  const given = { ...newBlock(kind.data, newId), ...said, answerStrictness, ...answer };
  if (Object.keys(problems).length > 0) return { problems };
  const { success, data, error } = blockInput.safeParse(given);
  if (!success) {
    return {
      problems: Object.fromEntries(error.issues.map(({ path, message }) => [columnOf(path.join(".")), message])),
    };
  }
  const faults = faultsOf(data, formulaFault);
  if (faults.length === 0) return { block: data };
  return { problems: Object.fromEntries(faults.map(([field, message]) => [columnOf(field), message])) };
}

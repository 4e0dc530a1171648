import { kindRules, letterOf } from "./block-kinds.ts";
import { withoutMarkup } from "./inline-marks.ts";
import type { Block } from "./session.ts";

/** A block's name in a list: its question or text, else its kind. */
export const blockName = ({ questionText, description, blockType }: Block): string =>
  withoutMarkup(questionText.trim() || description.trim()) || kindRules[blockType].label;

const marked = (text: string, isCorrect: boolean) => (isCorrect ? `${text} (correct)` : text);

function answersInWords(block: Block): string[] {
  switch (kindRules[block.blockType].answeredBy) {
    case "options":
      return block.options.map(({ answerText, isCorrect }, index) =>
        marked(`${letterOf(index)} ${answerText}`, isCorrect),
      );
    case "imageOptions":
      return block.imageOptions.map(({ isCorrect }, index) => marked(`${letterOf(index)} image`, isCorrect));
    case "text":
    case "number":
      return block.shortTextCorrectOptions.map((answer) => marked(answer, true));
    case "expression":
      return [marked(block.expression, true)];
    case "slider":
      return [`From ${block.minSliderValue} to ${block.maxSliderValue}, ${block.sliderCorrectValue} is correct`];
    case "rating":
      return [`${block.rating.numberOfStars} stars, ${block.rating.correctRating} is correct`];
    case null:
      return block.blockType === "graph" ? graphInWords(block) : [];
  }
}

/** A graph's functions, frame and points. */
function graphInWords({ graphLatex, graphPoints, ...ends }: Block): string[] {
  const between = (axis: string, from: string, to: string) =>
    from.trim() === "" && to.trim() === "" ? [] : [`${axis} from ${from || "-10"} to ${to || "10"}`];
  return [
    ...graphLatex,
    ...between("x", ends.graphXFrom, ends.graphXTo),
    ...between("y", ends.graphYFrom, ends.graphYTo),
    ...graphPoints.map((point) => `Point ${point}`),
  ];
}

/** A block in words, line by line: kind, question, answers, feedback. */
export function blockInWords(block: Block): readonly string[] {
  const said = (label: string, text: string) => (text.trim() === "" ? [] : [`${label}: ${text}`]);
  return [
    kindRules[block.blockType].label,
    ...said("Question", block.questionText),
    ...said("Description", block.description),
    ...answersInWords(block),
    ...said("Feedback", block.feedback),
    ...said("Hint", block.hint),
  ].filter((line) => line.trim() !== "");
}

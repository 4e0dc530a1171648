import type { BlockKind } from "../block-kinds.ts";
import { newBlock, type Block } from "../session.ts";

/** Sequential ids in the format of the databases. */
export function ids(): () => string {
  let last = 0;
  return () => (++last).toString(16).padStart(24, "0");
}

const newId = ids();

const options = (texts: readonly string[], correct: readonly number[]) =>
  texts.map((answerText, index) => ({
    _id: newId(),
    answerText,
    isCorrect: correct.includes(index),
    useMaths: false,
  }));

const finished: Readonly<Record<BlockKind, () => Partial<Block>>> = {
  "single-choice": () => ({ options: options(["ogún", "ogójì"], [0]) }),
  "multi-choice": () => ({ options: options(["ọ̀kan", "méjì", "ẹja"], [0, 1]) }),
  "image-choice": () => ({
    imageOptions: [
      { _id: newId(), isCorrect: true, imageSrc: "f1", imageAlt: "Water" },
      { _id: newId(), isCorrect: false, imageSrc: "f2", imageAlt: "Fire" },
    ],
  }),
  "short-text": () => ({ shortTextCorrectOptions: ["ọ̀rọ̀"] }),
  numeric: () => ({ shortTextCorrectOptions: ["25"] }),
  dropdown: () => ({ dropdownInstruction: "Choose a tone", options: options(["òkè", "ìsàlẹ̀"], [1]) }),
  slider: () => ({}),
  rating: () => ({}),
  expression: () => ({ expression: "20-3" }),
  graph: () => ({ graphLatex: ["y=20x"] }),
  information: () => ({ description: "Yorùbá counts by twenties." }),
};

/** A valid block of a kind. */
export const aBlock = (kind: BlockKind): Block => ({
  ...newBlock(kind, newId),
  questionText: kind === "information" ? "" : "Kí ni èyí?",
  ...finished[kind](),
});

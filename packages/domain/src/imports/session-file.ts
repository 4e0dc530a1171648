import { answerStrictnesses, blockKinds, blocksMax, kindRules } from "../content/block-kinds.ts";
import type { ImportColumn, ImportFile } from "./import-column.ts";

/** Exported sessions: one complete block per row. */
export const sessionFile: ImportFile = {
  name: "session",
  one: "block",
  many: "blocks",
  may: { write: "sessions:write", undo: "sessions:write" },
  tellApart: "",
  into: "lesson",
  rowsMax: blocksMax,
  uploadedAs: "session",
  // All texts of a block, with the JSON around them.
  cellMax: 1_000_000,
  columnsHint:
    "With their ids, blocks of this session are changed where they stand. Leave “Id” out to add every block as a new one.",
  columns: [
    { field: "id", label: "Id", cell: { is: "text" } },
    { field: "block", label: "Block", cell: { is: "text" }, needed: true },
  ],
};

const text = (field: string, label: string, synonyms: readonly string[] = []): ImportColumn => ({
  field,
  label,
  cell: { is: "text" },
  synonyms,
});

/** Accepts "single choice" as well as "single-choice". */
const kindWords = Object.fromEntries(
  blockKinds.map((kind) => [kindRules[kind].label.toLowerCase().replaceAll(" ", "-"), kind]),
);

/** Files of questions, one per row. Several options or answers in one cell are separated by |. */
export const questionFile: ImportFile = {
  name: "questions",
  one: "question",
  many: "questions",
  may: { write: "sessions:write", undo: "sessions:write" },
  tellApart: "",
  into: "lesson",
  rowsMax: blocksMax,
  columnsHint: "Every row is added as a new block at the end of the session.",
  columns: [
    {
      field: "blockType",
      label: "Kind",
      needed: true,
      synonyms: ["Type", "Question type"],
      cell: { is: "choice", values: blockKinds, words: kindWords },
    },
    { ...text("questionText", "Question", ["Question text"]), needed: true },
    text("description", "Description", ["Text"]),
    text("options", "Options", ["Choices"]),
    text("correct", "Correct", ["Answer", "Answers", "Correct answer", "Correct answers"]),
    {
      field: "answerStrictness",
      label: "Strictness",
      synonyms: ["Marks"],
      cell: { is: "choice", values: answerStrictnesses },
    },
    text("tolerance", "Tolerance"),
    text("minimum", "Minimum", ["Min"]),
    text("maximum", "Maximum", ["Max"]),
    text("step", "Step", ["Steps"]),
    text("stars", "Stars"),
    text("instruction", "Instruction"),
    text("hint", "Hint"),
    text("feedback", "Feedback"),
  ],
};

/** Sample rows of a question file. */
export const questionExamples: readonly (readonly string[])[] = [
  [
    "Single choice",
    "What is “water” in Igbo?",
    "",
    "mmiri|ọkụ|ala",
    "A",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "It is wet.",
    "Mmiri is water.",
  ],
  ["Short text", "Write “word” in Yoruba.", "", "", "ọ̀rọ̀", "ignore-tone", "", "", "", "", "", "", "", ""],
  ["Number", "How many is ogún?", "", "", "20", "", "0", "", "", "", "", "", "", ""],
];

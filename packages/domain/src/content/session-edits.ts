import {
  kindRules,
  newAnswerText,
  newOptionText,
  optionsMax,
  saidFields,
  type BlockKind,
  type SaidField,
} from "./block-kinds.ts";
import { newBlock, newImageOption, newOption, type AnswerOption, type Block, type ImageOption } from "./session.ts";

/** Edits of a block or a session, each returning a new value. Source: admin-portal.md section 4. */

type Marked = Pick<AnswerOption, "_id" | "isCorrect">;

/** Toggles an option as correct; with a single correct answer, it replaces the other. */
function marked<Option extends Marked>(options: readonly Option[], id: string, alone: boolean): Option[] {
  return options.map((option) => {
    if (option._id === id) return { ...option, isCorrect: alone || !option.isCorrect };
    return alone && option.isCorrect ? { ...option, isCorrect: false } : option;
  });
}

export const withCorrectOption = (block: Block, id: string): Block => ({
  ...block,
  options: marked(block.options, id, kindRules[block.blockType].correct === "one"),
});

export const withCorrectImage = (block: Block, id: string): Block => ({
  ...block,
  imageOptions: marked<ImageOption>(block.imageOptions, id, true),
});

/** Adds an option, up to J. */
export const withOption = (block: Block, newId: () => string): Block =>
  block.options.length >= optionsMax ? block : { ...block, options: [...block.options, newOption(newId)] };

/** Adds an empty option after another one, up to J. */
export function withOptionAfter(block: Block, id: string, newId: () => string): Block {
  const at = block.options.findIndex(({ _id }) => _id === id);
  if (at === -1 || block.options.length >= optionsMax) return block;
  return { ...block, options: block.options.toSpliced(at + 1, 0, newOption(newId)) };
}

/** The lines of a pasted text, without list markers. */
export const pastedLines = (text: string): string[] =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/^\s*(?:[-*\u2022\u2013]|[A-Ja-j0-9]{1,2}[.)])\s+/, "").trim())
    .filter((line) => line !== "");

/** Fills an option and the empty ones after it with lines, then adds options, up to J. */
export function withOptionLines(block: Block, id: string, lines: readonly string[], newId: () => string): Block {
  const at = block.options.findIndex(({ _id }) => _id === id);
  if (at === -1) return block;
  const options = [...block.options];
  let place = at;
  for (const line of lines) {
    const option = options[place];
    const isFree = option !== undefined && (place === at || isUnwritten(option.answerText));
    if (!isFree && options.length >= optionsMax) break;
    const filled = { ...(isFree ? option : newOption(newId)), answerText: line };
    options.splice(place, isFree ? 1 : 0, filled);
    place += 1;
  }
  return { ...block, options };
}

const isUnwritten = (text: string) => text.trim() === "" || text === newOptionText;

export const withOptionText = (block: Block, id: string, answerText: string): Block => ({
  ...block,
  options: block.options.map((option) => (option._id === id ? { ...option, answerText } : option)),
});

/** Removes an option: later ones take its letter and keep their ids. */
export const withoutOption = (block: Block, id: string): Block => ({
  ...block,
  options: block.options.filter(({ _id }) => _id !== id),
});

/** Moves an option to an index. Letters follow from the order. */
export function withMovedOption(block: Block, id: string, order: number): Block {
  const option = block.options.find(({ _id }) => _id === id);
  return option
    ? { ...block, options: block.options.filter((one) => one !== option).toSpliced(order, 0, option) }
    : block;
}

export const withImage = (block: Block, newId: () => string): Block =>
  block.imageOptions.length >= optionsMax
    ? block
    : { ...block, imageOptions: [...block.imageOptions, newImageOption(newId)] };

export const withoutImage = (block: Block, id: string): Block => ({
  ...block,
  imageOptions: block.imageOptions.filter(({ _id }) => _id !== id),
});

export const withAnswer = (block: Block): Block => ({
  ...block,
  shortTextCorrectOptions: [...block.shortTextCorrectOptions, newAnswerText],
});

/** Turns maths on or off in one text. On the question it excludes quoting. */
export const withMaths = (block: Block, field: SaidField, on: boolean): Block => ({
  ...block,
  useMaths: { ...block.useMaths, [field]: on },
  ...(field === "questionText" && on && { quotedQuestionText: false }),
});

/** Turns quoting of the question on or off; a quoted question has no maths. */
export const withQuoted = (block: Block, on: boolean): Block => ({
  ...block,
  quotedQuestionText: on,
  ...(on && { useMaths: { ...block.useMaths, questionText: false } }),
});

/** Changes the kind of a block: common fields stay, and missing answer fields are initialised. */
export function ofKind(block: Block, blockType: BlockKind, newId: () => string): Block {
  const begun = newBlock(blockType, newId);
  const onlyOne = kindRules[blockType].correct === "one";
  const options = block.options.length > 0 ? block.options : begun.options;
  const first = options.findIndex(({ isCorrect }) => isCorrect);
  return {
    ...block,
    blockType,
    numericOnly: begun.numericOnly,
    options: onlyOne ? options.map((one, index) => ({ ...one, isCorrect: index === first })) : options,
    imageOptions: block.imageOptions.length > 0 ? block.imageOptions : begun.imageOptions,
    shortTextCorrectOptions:
      block.shortTextCorrectOptions.length > 0 ? block.shortTextCorrectOptions : begun.shortTextCorrectOptions,
  };
}

/** Copies a block with new ids throughout. */
export const copied = (block: Block, newId: () => string): Block => ({
  ...block,
  _id: newId(),
  options: block.options.map((option) => ({ ...option, _id: newId() })),
  imageOptions: block.imageOptions.map((option) => ({ ...option, _id: newId() })),
});

/** Moves a block to an index; beyond the end is last. */
export function movedBlock(blocks: readonly Block[], id: string, order: number): readonly Block[] {
  const block = blocks.find(({ _id }) => _id === id);
  if (!block) return blocks;
  return blocks.filter((one) => one !== block).toSpliced(Math.max(0, order), 0, block);
}

const isSaidField = (name: string): name is SaidField => saidFields.some((field) => field === name);

/** Sets a field whose change affects other fields; null for a field that can simply be set. */
export function withRule(block: Block, path: string, value: unknown, newId: () => string): Block | null {
  const [field, name = ""] = path.split(".");
  if (path === "blockType") return ofKind(block, value as BlockKind, newId);
  if (path === "quotedQuestionText") return withQuoted(block, value === true);
  if (field === "useMaths" && isSaidField(name)) return withMaths(block, name, value === true);
  return null;
}

import { expect, it } from "@jest/globals";
import { letterOf, optionsMax } from "./block-kinds.ts";
import {
  copied,
  movedBlock,
  ofKind,
  withAnswer,
  withCorrectImage,
  withCorrectOption,
  withMaths,
  withOption,
  withoutOption,
  withQuoted,
  withRule,
  pastedLines,
  withOptionAfter,
  withOptionLines,
} from "./session-edits.ts";
import { aBlock, ids } from "./testing/blocks.ts";

const correct = (options: readonly { isCorrect: boolean }[]) => options.map(({ isCorrect }) => isCorrect);

it("marks one option alone where one is correct, and each by itself where several are", () => {
  const single = aBlock("single-choice");
  expect(correct(withCorrectOption(single, single.options[1]!._id).options)).toEqual([false, true]);
  const multi = aBlock("multi-choice");
  expect(correct(withCorrectOption(multi, multi.options[2]!._id).options)).toEqual([true, true, true]);
  expect(correct(withCorrectOption(multi, multi.options[0]!._id).options)).toEqual([false, true, false]);
  const images = aBlock("image-choice");
  expect(correct(withCorrectImage(images, images.imageOptions[1]!._id).imageOptions)).toEqual([false, true]);
});

it("letters options from A to J, gives a new one its text, and takes none beyond J", () => {
  let block = aBlock("single-choice");
  const newId = ids();
  for (let more = 0; more < 12; more++) block = withOption(block, newId);
  expect(block.options).toHaveLength(optionsMax);
  expect(block.options.at(-1)?.answerText).toBe("Edit this option");
  expect(block.options.map((_, index) => letterOf(index)).join("")).toBe("ABCDEFGHIJ");
});

it("keeps the ids of the options that stay", () => {
  const block = aBlock("multi-choice");
  const [a, b, c] = block.options.map(({ _id }) => _id);
  expect(withoutOption(block, b ?? "").options.map(({ _id }) => _id)).toEqual([a, c]);
});

it("begins a new short answer with its text", () => {
  expect(withAnswer(aBlock("short-text")).shortTextCorrectOptions.at(-1)).toBe("Edit New Answer Variable");
});

it("has the question as maths or quoted, never both", () => {
  const quoted = withQuoted(withMaths(aBlock("numeric"), "questionText", true), true);
  expect([quoted.quotedQuestionText, quoted.useMaths.questionText]).toEqual([true, false]);
  const maths = withMaths(quoted, "questionText", true);
  expect([maths.quotedQuestionText, maths.useMaths.questionText]).toEqual([false, true]);
  expect(withMaths(quoted, "hint", true).quotedQuestionText).toBe(true);
});

it("keeps what another kind uses too, with one correct option where one may be", () => {
  const multi = aBlock("multi-choice");
  const single = ofKind(multi, "single-choice", ids());
  expect(single.options.map(({ _id }) => _id)).toEqual(multi.options.map(({ _id }) => _id));
  expect(correct(single.options)).toEqual([true, false, false]);
  expect(ofKind(multi, "short-text", ids()).shortTextCorrectOptions).toEqual(["Edit New Answer Variable"]);
  expect(ofKind(aBlock("slider"), "numeric", ids())).toMatchObject({ numericOnly: true, blockType: "numeric" });
});

it("copies a block with ids of its own, all the way down", () => {
  const block = aBlock("single-choice");
  const copy = copied(block, () => crypto.randomUUID());
  expect(copy.options.map(({ answerText }) => answerText)).toEqual(block.options.map(({ answerText }) => answerText));
  const own = [copy._id, ...copy.options.map(({ _id }) => _id)];
  expect(own).not.toEqual(expect.arrayContaining([block._id]));
  expect(new Set([...own, ...block.options.map(({ _id }) => _id)]).size).toBe(5);
});

it("moves a block to a place, and beyond the end to the last", () => {
  const blocks = [aBlock("graph"), aBlock("slider"), aBlock("rating")];
  const [a, b, c] = blocks;
  expect(movedBlock(blocks, a!._id, 1)).toEqual([b, a, c]);
  expect(movedBlock(blocks, a!._id, 99)).toEqual([b, c, a]);
  expect(movedBlock(blocks, "nobody", 0)).toBe(blocks);
});

it("follows the rules of the fields that have any, and leaves the others to their value", () => {
  const block = aBlock("short-text");
  expect(withRule(block, "blockType", "numeric", ids())).toMatchObject({ blockType: "numeric", numericOnly: true });
  expect(withRule(withMaths(block, "questionText", true), "quotedQuestionText", true, ids())).toMatchObject({
    quotedQuestionText: true,
    useMaths: { questionText: false },
  });
  expect(withRule(block, "useMaths.hint", true, ids())?.useMaths.hint).toBe(true);
  expect(withRule(block, "questionText", "A", ids())).toBeNull();
});

it("makes the lines of a pasted list options: where nothing is written yet, and then new ones, up to J", () => {
  const block = aBlock("single-choice");
  const [first, second] = block.options;
  const begun = { ...block, options: [first!, { ...second!, answerText: "Edit this option" }] };
  const id = first!._id;
  const texts = (lines: readonly string[]) =>
    withOptionLines(begun, id, lines, ids()).options.map(({ answerText }) => answerText);
  expect(texts(pastedLines("A. omi\r\n- iná\n\n3) igi "))).toEqual(["omi", "iná", "igi"]);
  expect(texts(Array.from({ length: 20 }, (_, at) => `${at}`))).toHaveLength(10);
  expect(withOptionLines(begun, id, ["omi"], ids()).options[0]?.isCorrect).toBe(first!.isCorrect);
});

it("begins an option after another, and none beyond J", () => {
  const block = aBlock("single-choice");
  const more = withOptionAfter(block, block.options[0]!._id, ids());
  expect(more.options[1]?.answerText).toBe("Edit this option");
  const full = { ...block, options: Array.from({ length: 10 }, (_, at) => ({ ...block.options[0]!, _id: `o${at}` })) };
  expect(withOptionAfter(full, "o0", ids())).toBe(full);
});

import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { blockKinds } from "./block-kinds.ts";
import { readFileBlock } from "./session-file-block.ts";
import { readSessionFile, sessionFileMessages, sessionFileOf } from "./session-file.ts";
import { storedBlocks, blockInput } from "./session-input.ts";
import { sessionMessages } from "./session-messages.ts";
import type { Block } from "./session.ts";
import { aBlock } from "./testing/blocks.ts";
import { sessions } from "./testing/leaks.ts";

/** The blocks of a file as they are read, or the first thing that is wrong. */
function readBack(text: string): unknown {
  const read = readSessionFile(text);
  if ("problem" in read) return read.problem;
  return read.blocks.map((one) => {
    const found = readFileBlock(one.text);
    return "block" in found ? found.block : found.problems;
  });
}

/** As a session is stored: its texts normalised. */
const asStored = (blocks: readonly Block[]) => storedBlocks(blocks).map((block) => blockInput.parse(block));

it("reads a session back just as it was written, whatever it holds", () => {
  fc.assert(
    fc.property(sessions, (blocks) => {
      const stored = asStored(blocks);
      expect(readBack(sessionFileOf("Ìkíni", stored))).toEqual(stored);
    }),
    { numRuns: 200 },
  );
});

it("reads every kind back, and an unfinished draft too", () => {
  const blocks = asStored([...blockKinds.map(aBlock), { ...aBlock("single-choice"), questionText: "", options: [] }]);
  expect(readBack(sessionFileOf("All", blocks))).toEqual(blocks);
});

it("reads a block of an earlier shape, with what it lacks as in a new one", () => {
  const early = { _id: "a".repeat(24), blockType: "information", description: "Káàbọ̀" };
  const text = JSON.stringify({ format: "exam-session", version: 1, title: "Early", blocks: [early] });
  expect(readBack(text)).toMatchObject([{ description: "Káàbọ̀", useMaths: { hint: false }, ratingsIcon: null }]);
});

const file = (changes: object) =>
  JSON.stringify({ format: "exam-session", version: 1, title: "A", blocks: [], ...changes });

it.each([
  ["what is no JSON", "{", sessionFileMessages.notJson],
  ["a table", "Kind,Question\nNumber,2?\n", sessionFileMessages.notJson],
  ["another JSON file", '{"name":"package"}', sessionFileMessages.notASession],
  ["a list", "[]", sessionFileMessages.notASession],
  ["nothing", "null", sessionFileMessages.notASession],
  ["a version in words", file({ version: "1" }), sessionFileMessages.notASession],
  ["a format of tomorrow", file({ version: 2 }), sessionFileMessages.newer(2)],
  ["no list of blocks", file({ blocks: {} }), sessionFileMessages.notASession],
  [
    "too many blocks",
    file({ blocks: Array.from({ length: 51 }, () => aBlock("slider")) }),
    sessionMessages.tooManyBlocks,
  ],
  [
    "a prototype",
    '{"format":"exam-session","version":1,"blocks":[{"__proto__":{"isAdmin":true}}]}',
    sessionFileMessages.hostile("__proto__"),
  ],
  ["a constructor", file({ blocks: [{ constructor: { prototype: 1 } }] }), sessionFileMessages.hostile("prototype")],
  ["a file nested without end", `${"[".repeat(200_000)}${"]".repeat(200_000)}`, sessionFileMessages.notJson],
])("says why it refuses %s", (_, text, problem) => {
  expect(readBack(text)).toBe(problem);
});

const faultsOf = (changes: object) => {
  const found = readFileBlock(JSON.stringify({ ...aBlock("single-choice"), ...changes }));
  return "problems" in found ? found.problems : null;
};

it.each<[string, object, object]>([
  ["a kind that is none", { blockType: "essay" }, { blockType: "Choose a valid block." }],
  ["a misspelt field", { questionTxt: "?" }, { questionTxt: sessionFileMessages.unknown("questionTxt") }],
  ["no id", { _id: undefined }, { _id: expect.any(String) }],
  [
    "an option without a text",
    { options: [{ _id: "a".repeat(24), isCorrect: true, useMaths: false }] },
    { "options.0.answerText": expect.any(String) },
  ],
  ["a text far too long", { hint: "a".repeat(20_001) }, { hint: expect.any(String) }],
  ["a number in place of a text", { hint: 7 }, { hint: expect.any(String) }],
])("says where a block has %s", (_, changes, faults) => {
  expect(faultsOf(changes)).toEqual(faults);
});

it.each(["7", "null", "[]", '"block"', "{"])("says that %s is not a block", (text) => {
  expect(readFileBlock(text)).toEqual({ problems: { "": sessionFileMessages.notABlock } });
});

import { expect, it } from "@jest/globals";
import { blockInWords, blockName } from "./session-words.ts";
import { blockKinds } from "./block-kinds.ts";
import { aBlock } from "./testing/blocks.ts";

it("calls a block by what it asks, else by what it says, else by its kind", () => {
  const block = { ...aBlock("information"), description: "" };
  expect(blockName(block)).toBe("Information");
  expect(blockName({ ...block, description: "Twenties" })).toBe("Twenties");
  expect(blockName({ ...block, description: "Twenties", questionText: "Why?" })).toBe("Why?");
});

it("reads a block line by line, with the letters of its options and what is correct", () => {
  expect(blockInWords({ ...aBlock("single-choice"), hint: "Twenty" })).toEqual([
    "Single choice",
    "Question: Kí ni èyí?",
    "A ogún (correct)",
    "B ogójì",
    "Hint: Twenty",
  ]);
});

it.each(blockKinds)("reads a block of the kind %s", (kind) => {
  expect(blockInWords(aBlock(kind)).length).toBeGreaterThan(1);
});

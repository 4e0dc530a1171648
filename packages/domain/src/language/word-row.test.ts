import { expect, it } from "@jest/globals";
import { rowOf, saidAfterRow } from "./word-row.ts";

const word = {
  meanings: [{ gloss: "bed", note: "to sleep in" }, { gloss: "bridge" }, { gloss: "stage" }],
  examples: [{ text: "Àkwà dị.", translation: "There is a bed." }, { text: "Ebee?" }],
};

it("changes only what a row says, and keeps notes and whatever a row has no column for", () => {
  expect(saidAfterRow(word, { meaning: "cot", translation: "There is a cot." })).toEqual({
    meanings: [{ gloss: "cot", note: "to sleep in" }, { gloss: "bridge" }, { gloss: "stage" }],
    examples: [{ text: "Àkwà dị.", translation: "There is a cot." }, { text: "Ebee?" }],
  });
});

it("makes a word of a row", () => {
  const nothing = { meanings: [], examples: [] };
  expect(saidAfterRow(nothing, { meaning: "egg", meaning2: "seed", example: "Àkwá." })).toEqual({
    meanings: [{ gloss: "egg" }, { gloss: "seed" }],
    examples: [{ text: "Àkwá.", translation: null }],
  });
  expect(saidAfterRow(nothing, { meaning: null, translation: "lost" })).toEqual(nothing);
});

it("says in a row what changes nothing", () => {
  const { meaning, meaning2, example, translation } = rowOf(word);
  expect(saidAfterRow(word, { meaning, meaning2, example, translation })).toEqual(word);
});

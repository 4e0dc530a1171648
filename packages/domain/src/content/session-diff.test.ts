import { expect, it } from "@jest/globals";
import { sessionDiff } from "./session-diff.ts";
import { withCorrectOption, withoutOption } from "./session-edits.ts";
import { aBlock } from "./testing/blocks.ts";

const a = aBlock("single-choice");
const b = aBlock("short-text");
const c = aBlock("graph");
const brief = (...given: Parameters<typeof sessionDiff>) =>
  sessionDiff(...given).map(({ position, change, class: kind }) => `${position} ${change} ${kind}`);

it("says nothing of versions that are the same", () => {
  expect(sessionDiff([a, b], structuredClone([a, b]))).toEqual([]);
});

it("tells a change of words from one of the key, and both from one of the shape", () => {
  expect(brief([a, b], [{ ...a, hint: "Twenty" }, b])).toEqual(["1 changed text"]);
  expect(brief([a, b], [withCorrectOption(a, a.options[1]!._id), b])).toEqual(["1 changed key"]);
  expect(brief([a, b], [a, { ...b, answerStrictness: "ignore-tone" }])).toEqual(["2 changed key"]);
  expect(brief([a, b], [withoutOption(a, a.options[1]!._id), b])).toEqual(["1 changed shape"]);
});

it("names what was added, moved and removed", () => {
  expect(brief([a, b], [a, c, b])).toEqual(["2 added shape"]);
  expect(brief([a, b], [b])).toEqual(["1 removed shape"]);
  expect(brief([a, b], [b, a])).toEqual(["1 moved text", "2 moved text"]);
});

it("shows both sides in words", () => {
  expect(sessionDiff([b], [{ ...b, hint: "Listen" }])).toMatchObject([
    {
      before: ["Short text", "Question: Kí ni èyí?", "ọ̀rọ̀ (correct)"],
      after: ["Short text", "Question: Kí ni èyí?", "ọ̀rọ̀ (correct)", "Hint: Listen"],
    },
  ]);
});

import { expect, it } from "@jest/globals";
import { inSubjectOrder, subjectOptions } from "./subjects.ts";

it("lists Igbo and Yoruba first", () => {
  expect(subjectOptions.slice(0, 2)).toEqual(["Igbo", "Yoruba"]);
  expect(inSubjectOrder(subjectOptions.toReversed())).toEqual(subjectOptions);
});

it.each([
  [
    ["Twi", "Yoruba", "English", "Igbo"],
    ["Igbo", "Yoruba", "English", "Twi"],
  ],
  [
    ["Zulu", "Yoruba", "Arabic"],
    ["Yoruba", "Arabic", "Zulu"],
  ],
  [[], []],
])("puts %j in order", (values, ordered) => {
  expect(inSubjectOrder(values)).toEqual(ordered);
});

import { expect, it } from "@jest/globals";
import { gradeOf, type Answer } from "./grading.ts";
import type { Block } from "./session.ts";
import { aBlock } from "./testing/blocks.ts";

const sameExpression = (expected: string, given: string) => expected.replaceAll(" ", "") === given.replaceAll(" ", "");
const graded = (block: Block, answer: Answer) => gradeOf(block, answer, { sameExpression });
const verdict = (block: Block, answer: Answer) => graded(block, answer)?.verdict;

it("takes exactly the correct options, in any order", () => {
  const single = aBlock("single-choice");
  const [yes = "", no = ""] = single.options.map(({ _id }) => _id);
  expect(verdict(single, { optionIds: [yes] })).toBe("right");
  expect(verdict(single, { optionIds: [no] })).toBe("wrong");
  expect(verdict(single, {})).toBe("wrong");
  const multi = aBlock("multi-choice");
  const [a = "", b = "", c = ""] = multi.options.map(({ _id }) => _id);
  expect(verdict(multi, { optionIds: [b, a] })).toBe("right");
  expect(verdict(multi, { optionIds: [a] })).toBe("wrong");
  expect(verdict(multi, { optionIds: [a, b, c] })).toBe("wrong");
  const images = aBlock("image-choice");
  expect(verdict(images, { optionIds: [images.imageOptions[0]?._id ?? ""] })).toBe("right");
});

it("grades by ids: reordered options keep every answer's grade", () => {
  const block = aBlock("multi-choice");
  const answer = { optionIds: block.options.filter(({ isCorrect }) => isCorrect).map(({ _id }) => _id) };
  expect(verdict({ ...block, options: block.options.toReversed() }, answer)).toBe("right");
});

const text = (answers: string[], answerStrictness: Block["answerStrictness"] = "exact"): Block => ({
  ...aBlock("short-text"),
  shortTextCorrectOptions: answers,
  answerStrictness,
});
it.each([
  ["exact", "ọ̀rọ̀", "right", undefined],
  ["exact", "Ọ̀RỌ̀ ", "right", undefined],
  ["exact", "ọ̀rọ", "nearly", [2]],
  ["exact", "ọ́rọ̀", "nearly", [0]],
  ["exact", "ọ̀rọ̀s", "wrong", undefined],
  ["exact", "", "wrong", undefined],
  ["exact", "\u202e", "wrong", undefined],
  ["ignore-tone", "ọrọ", "right", undefined],
  ["ignore-all-marks", "oro", "right", undefined],
  ["ignore-all-marks", "ora", "wrong", undefined],
] as const)("grades at %s the text %j: %s", (strictness, given, expected, places) => {
  const grade = graded(text(["ìwé", "ọ̀rọ̀"], strictness), { text: given });
  expect([grade?.verdict, grade?.places]).toEqual([expected, places]);
  expect(grade?.message).toBe(expected === "nearly" ? "Nearly: check the tone marks" : undefined);
});

it.each([
  ["exact", "ọ́wụ̀", "owu", [0, 2], "Nearly: check the dots and tone marks"],
  ["exact", "ọ́wụ̀", "ówù", [0, 2], "Nearly: check the dots"],
  ["exact", "ọ́wụ̀", "ọwụ", [0, 2], "Nearly: check the tone marks"],
  ["exact", "ọ́wụ̀", "  ọ́wụ", [4], "Nearly: check the tone marks"],
  ["ignore-tone", "ọ́wụ̀", "ọ́wu.", [2], "Nearly: check the dots"],
  ["exact", "Ẹ káàárọ̀", "Ẹ  káàárọ", [8], "Nearly: check the tone marks"],
] as const)(
  "says at %s what is off in %j written as %j, and marks every letter",
  (strictness, key, given, places, message) => {
    expect(graded(text([key], strictness), { text: given })).toEqual({ verdict: "nearly", places, message });
  },
);

it.each([
  ["Ẹ káàárọ̀", "Ẹ  káàárọ̀"],
  ["Ẹ káàárọ̀", "Ẹ káàárọ̀."],
  ["Ẹ káàárọ̀", "ẹ\u00a0káàárọ̀ . "],
  ["Ẹ káàárọ̀.", "ẹ káàárọ̀"],
  ["Ẹ káàárọ̀", "\u202aẹ káàárọ̀\u202c"],
  ["ẹ ku\u200b ise", "ẹ ku ise"],
  ["ẹ\u202e ku ise", "ẹ ku ise"],
  ["etí-òkun", "etí\u2011òkun"],
])("judges what a reader sees: %j is answered by %j, at every strictness", (key, given) => {
  for (const strictness of ["exact", "ignore-tone", "ignore-all-marks"] as const)
    expect(verdict(text([key], strictness), { text: given })).toBe("right");
});

it("takes any of several short answers, and any kind of apostrophe", () => {
  expect(verdict(text(["n’ụlọ", "ebe obibi"]), { text: "n'ụlọ" })).toBe("right");
  expect(verdict(text(["n’ụlọ", "ebe obibi"]), { text: "Ebe obibi" })).toBe("right");
});

it.each([
  ["16000", 0, "16,000", ".", "right"],
  ["16", 0, "16,000", ".", "wrong"],
  ["16", 0, "16,000", ",", "right"],
  ["3145", 0, "3.145", ",", "right"],
  ["3.145", 0, "3,145", ",", "right"],
  ["0.3", 0, "0.30", ".", "right"],
  ["10", 0.5, "10.5", ".", "right"],
  ["10", 0.5, "10.51", ".", "wrong"],
  ["-3", 0, "−3", ".", "right"],
  ["-3", 0, "–3", ".", "right"],
  ["-3", 0, "- 3", ".", "right"],
  ["16000", 0, "16 000", ".", "right"],
  ["16000", 0, "16\u202f000", ",", "right"],
  ["16000", 0, "16'000.", ".", "right"],
  ["1600", 0, "16 00", ".", "ungraded"],
  ["16", 0, "16.", ",", "right"],
  ["0.5", 0, "½", ".", "right"],
  ["1.5", 0, "1½", ",", "right"],
  ["-1.5", 0, "–1½", ".", "right"],
  ["0.75", 0, "3/4", ".", "right"],
  ["1.5", 0, "1 1/2", ".", "right"],
  ["1", 0, "1/0", ".", "ungraded"],
  ["12", 0, "1,2", ".", "ungraded"],
  ["12", 0, "twelve", ".", "ungraded"],
  ["12", 0, "", ".", "ungraded"],
] as const)("grades the number %s within %s: %j with %j is %s", (correct, tolerance, given, decimal, expected) => {
  const block = { ...aBlock("numeric"), shortTextCorrectOptions: [correct], tolerance };
  expect(verdict(block, { text: given, decimal })).toBe(expected);
});

it("asks for a number where something else is written, rather than calling it wrong", () => {
  const block = { ...aBlock("numeric"), shortTextCorrectOptions: ["12"] };
  expect(graded(block, { text: "twelve" })).toEqual({ verdict: "ungraded", message: "Write a number" });
});

it("takes a number that is given as one", () => {
  const block = { ...aBlock("numeric"), shortTextCorrectOptions: ["12.5"] };
  expect([verdict(block, { value: 12.5, decimal: "," }), verdict(block, { value: 12 })]).toEqual(["right", "wrong"]);
});

it("takes the step that a slider is set to, and the rating as given", () => {
  const slider = { ...aBlock("slider"), maxSliderValue: 1, sliderSteps: 0.1, sliderCorrectValue: 0.3 };
  expect(verdict(slider, { value: 0.1 + 0.2 })).toBe("right");
  expect(verdict(slider, { value: 0.4 })).toBe("wrong");
  expect(verdict(slider, {})).toBe("wrong");
  expect(verdict(aBlock("rating"), { value: 3 })).toBe("right");
  expect(verdict(aBlock("rating"), { value: 4 })).toBe("wrong");
});

it("leaves to algebra whether two expressions are the same", () => {
  expect(verdict(aBlock("expression"), { text: "20 - 3" })).toBe("right");
  expect(verdict(aBlock("expression"), { text: "17" })).toBe("wrong");
  expect(gradeOf(aBlock("expression"), { text: "17" }, { sameExpression: () => true })).toEqual({ verdict: "right" });
  expect(gradeOf(aBlock("expression"), { text: "17" }, { sameExpression: () => null })).toEqual({
    verdict: "ungraded",
    message: "This answer could not be judged. Write it more simply.",
  });
});

it("grades nothing where there is nothing to answer", () => {
  expect(graded(aBlock("information"), {})).toBeNull();
  expect(graded(aBlock("graph"), {})).toBeNull();
});

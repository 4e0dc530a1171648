import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { answerless, keyedBlock } from "./learner-view.ts";
import { blockKinds } from "./block-kinds.ts";
import { gradeOf, type Answer } from "./grading.ts";
import { aBlock } from "./testing/blocks.ts";
import type { Block } from "./session.ts";
import { leakOf, sessions } from "./testing/leaks.ts";

it("gives the app no value of a key, nor its fold", () => {
  fc.assert(
    fc.property(sessions, (blocks) => expect(leakOf(blocks)).toBeNull()),
    { numRuns: 300 },
  );
});

it("would say so if it did", () => {
  const [block] = [aBlock("short-text")];
  expect(leakOf([{ ...block, questionText: "Is it ọ̀rọ̀?" }])).toBe("ọ̀rọ̀");
});

it("keeps in the key all that the grading reads", () => {
  const [single, images, slider, rating] = [
    aBlock("single-choice"),
    aBlock("image-choice"),
    aBlock("slider"),
    aBlock("rating"),
  ];
  const { key } = answerless([single, images, slider, rating]);
  expect(key).toMatchObject([
    { blockId: single._id, correctIds: [single.options[0]?._id], sliderCorrectValue: null },
    { blockId: images._id, correctIds: [images.imageOptions[0]?._id] },
    { blockId: slider._id, sliderCorrectValue: 5, correctIds: [] },
    { blockId: rating._id, correctRating: 3 },
  ]);
});

it("shows a hint that tells nothing, and keeps back one that names the answer, whatever its marks", () => {
  const block = { ...aBlock("short-text"), shortTextCorrectOptions: ["ọ̀rọ̀"] };
  const hints = (hint: string) => {
    const { shown, key } = answerless([{ ...block, hint }]);
    return [shown[0]?.hint, key[0]?.hint];
  };
  expect(hints("Listen again.")).toEqual(["Listen again.", null]);
  expect(hints("It is ORO.")).toEqual([null, "It is ORO."]);
});

it("keeps back a hint that names the correct option, or the answer to another block", () => {
  const [single, text] = [aBlock("single-choice"), aBlock("short-text")];
  const { shown } = answerless([{ ...single, hint: "Think of Ogun." }, { ...aBlock("slider"), hint: "Not ọ̀rọ̀" }, text]);
  expect(shown.map(({ hint }) => hint)).toEqual([null, null, ""]);
});

it("is the same for the same session", () => {
  const blocks = blockKinds.map(aBlock);
  expect(answerless(blocks)).toEqual(answerless(structuredClone(blocks)));
});

it("keeps a hint back that tells the answer, however it or the answer is marked", () => {
  const [option, other] = aBlock("single-choice").options;
  const asked = (answerText: string, hint: string): Block => ({
    ...aBlock("single-choice"),
    hint,
    options: [
      { ...option!, answerText, isCorrect: true },
      { ...other!, isCorrect: false },
    ],
  });
  expect(answerless([asked("the big dog", "It is the **big** dog.")]).shown[0]?.hint).toBeNull();
  expect(answerless([asked("the *big* dog", "It is the big dog.")]).shown[0]?.hint).toBeNull();
  expect(answerless([asked("the big dog", "It **barks**.")]).shown[0]?.hint).toBe("It **barks**.");
});

it("grades by both documents as by the session itself", () => {
  const answersTo = (block: Block): Answer[] => {
    const right = [...block.options, ...block.imageOptions].flatMap(({ _id, isCorrect }) => (isCorrect ? [_id] : []));
    const [text = ""] = block.shortTextCorrectOptions;
    const values = [block.sliderCorrectValue, block.rating.correctRating, 1];
    return [{ optionIds: right }, { optionIds: [] }, { text }, { text: "no" }, ...values.map((value) => ({ value }))];
  };
  const parts = { sameExpression: (a: string, b: string) => a === b };
  fc.assert(
    fc.property(sessions, (drawn) => {
      const blocks = [...drawn, ...blockKinds.map(aBlock)];
      const { shown, key } = answerless(blocks);
      for (const [at, block] of blocks.entries())
        for (const answer of answersTo(block))
          expect(gradeOf(keyedBlock(shown[at]!, key[at]!), answer, parts)).toEqual(gradeOf(block, answer, parts));
    }),
  );
});

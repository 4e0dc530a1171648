import { serverBlock, spelledBlock } from "./blocks.public.ts";

const given = {
  id: "b1",
  blockType: "single-choice",
  answerStrictness: "ignore-tone",
  questionText: "Who was late?",
  options: [{ id: "o1", answerText: "Mbe" }],
  imageOptions: null,
};

it("sends blocks and their options under the servers' ids", () => {
  const { id: _, imageOptions: __, ...rest } = given;
  expect(serverBlock(given)).toEqual({ ...rest, _id: "b1", options: [{ _id: "o1", answerText: "Mbe" }] });
});

it("spells closed lists as the older server does", () => {
  expect(spelledBlock(given)).toMatchObject({ blockType: "SINGLE_CHOICE", answerStrictness: "IGNORE_TONE" });
});

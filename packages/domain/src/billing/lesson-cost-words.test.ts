import { lessonCostInWords } from "./lesson-cost-words.ts";

it.each([
  [0, null, "There is nothing to pay for it."],
  [2250, null, "It costs £22.50, which will be on your next invoice."],
  [2250, 0, "It is paid for from your lesson credit."],
  [2250, 1312, "Your lesson credit pays for part of it; £13.12 is left to pay."],
  [2250, 2250, "It costs £22.50, and you have no lesson credit left for it."],
])("says what %i costs of which credit leaves %p", (charge, left, words) => {
  expect(lessonCostInWords({ charge, currency: "GBP", left })).toBe(words);
});

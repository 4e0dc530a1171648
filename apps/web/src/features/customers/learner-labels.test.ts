import { learnerInWords } from "./learner-labels.public.ts";

const payer = { name: "Ngozi Eze", customerNumber: "C-000012" };

it.each([
  [{ kind: "CUSTOMER", ageGroup: null, payer, region: { code: "UK" } }, "Customer · C-000012 · UK"],
  [{ kind: "DEPENDENT", ageGroup: "FROM_5", payer, region: null }, "Dependent, 5 to 8 · C-000012, Ngozi Eze"],
  [{ kind: "DEPENDENT", ageGroup: "ADULT", payer }, "Dependent, adult · C-000012, Ngozi Eze"],
] as const)("says who %j is", (learner, words) => {
  expect(learnerInWords(learner)).toBe(words);
});

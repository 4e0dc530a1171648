import { learnerNameFor } from "./learner-name.ts";

const tobi = { firstName: "Tobi", lastName: "Ọláìyá" };

it.each([
  ["under-5", "Tobi (under 5)"],
  ["from-5", "Tobi (5 to 8)"],
  ["from-13", "Tobi (13 to 17)"],
  ["adult", "Tobi Ọláìyá"],
  [null, "Tobi Ọláìyá"],
] as const)("calls somebody of the age group %s to a tutor %s", (ageGroup, called) => {
  expect(learnerNameFor("tutor", { ...tobi, ageGroup })).toBe(called);
});

it.each(["staff", "family"] as const)("calls a child by the whole name to the %s", (reader) => {
  expect(learnerNameFor(reader, { ...tobi, ageGroup: "from-5" })).toBe("Tobi Ọláìyá");
});

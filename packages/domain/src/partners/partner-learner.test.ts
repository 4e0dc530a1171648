import { expect, it } from "@jest/globals";
import { isUnder18 } from "../people/age-group.ts";
import { toldToPartner } from "./partner-learner.ts";

it.each([
  ["turns 18 tomorrow", { dateOfBirth: "2008-01-06", ageGroup: null }, true],
  ["turns 18 today", { dateOfBirth: "2008-01-05", ageGroup: null }, false],
  ["is of a group of children", { dateOfBirth: null, ageGroup: "from-13" }, true],
  ["is of the group of adults", { dateOfBirth: null, ageGroup: "adult" }, false],
  ["was born long after the group that was said", { dateOfBirth: "2015-01-01", ageGroup: "adult" }, true],
  ["is of an unknown age", { dateOfBirth: null, ageGroup: null }, true],
] as const)("knows of one who %s", (_, age, isMinor) => {
  expect(isUnder18(age, "2026-01-05")).toBe(isMinor);
});

it("tells a partner neither the surname of a child nor how to reach one", () => {
  const person = { firstName: "Ada", lastName: "Obi", email: "ada@obi.example", phoneNumber: "+2348031234567" };
  expect(toldToPartner(person, true)).toEqual({ firstName: "Ada", lastName: null, email: null, phoneNumber: null });
  expect(toldToPartner(person, false)).toEqual(person);
});

import { expect, it } from "@jest/globals";
import { anId, refusalsOf } from "../testing/refusals.ts";
import { policyDefaults, policyInput, policyUpdateInput } from "./cancellation-policy.ts";

it("says of a new policy what is usual where nothing else is given", () => {
  expect(policyInput.parse({ name: "Standard" })).toEqual({ name: "Standard", ...policyDefaults });
  expect(policyInput.parse({ name: "Strict", windowHours: 48, outageIsFree: false })).toMatchObject({
    windowHours: 48,
    outageIsFree: false,
  });
});

it("leaves out of a change what was left out", () => {
  const change = { _id: anId, version: 2, graceMinutes: 10 };
  expect(policyUpdateInput.parse(change)).toEqual(change);
});

const between = (label: string, most: number) => `${label} must be between 0 and ${most}.`;

it.each([
  ["name", " ", "Name is required."],
  ["name", "a".repeat(61), "Name must be 60 characters or fewer."],
  ["windowHours", -1, between("Hours before the start", 168)],
  ["windowHours", 169, between("Hours before the start", 168)],
  ["windowHours", 1.5, "Hours before the start must be a whole number."],
  ["lateCancelPercent", 101, between("Charge for a late cancellation", 100)],
  ["noShowPercent", 101, between("Charge for a no-show", 100)],
  ["noShowPercent", null, "Charge for a no-show is required."],
  ["tutorLatePayPercent", 101, between("Pay for a late cancellation", 100)],
  ["tutorWaitPayPercent", -1, between("Pay for an excused cancellation", 100)],
  ["graceMinutes", 121, between("Grace period", 120)],
  ["freeLateCancelsPerTerm", 21, between("Free late cancellations", 20)],
  ["freeReschedules", 21, between("Free moves", 20)],
  ["outageIsFree", "perhaps", "Choose yes or no."],
])("refuses the %s %j, new or changed", (field, value, text) => {
  expect(refusalsOf(policyInput, { name: "Standard", [field]: value })).toEqual({ [field]: text });
  expect(refusalsOf(policyUpdateInput, { _id: anId, version: 1, [field]: value })).toEqual({ [field]: text });
});

it.each([
  ["windowHours", 168],
  ["noShowPercent", 0],
  ["graceMinutes", 120],
  ["freeLateCancelsPerTerm", 20],
  ["freeReschedules", 0],
])("takes the %s %d", (field, value) => {
  expect(refusalsOf(policyInput, { name: "Standard", [field]: value })).toEqual({});
});

it("asks a change for its record and version", () => {
  expect(refusalsOf(policyUpdateInput, {})).toEqual({
    _id: "Cancellation policy is required.",
    version: "Version is required.",
  });
});

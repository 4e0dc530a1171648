import { expect, it } from "@jest/globals";
import { guessDelayMs, lockedUntil, lockOutRefusal } from "./lock-out.ts";

/** Minutes after noon. */
const at = (minutes: number) => new Date(Date.UTC(2026, 0, 5, 12) + minutes * 60_000);
const every = (minutes: number, count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => at(from + index * minutes));
const wait = (minutes: number) => `Too many attempts. Try again in ${minutes} minutes.`;

it.each([
  ["no failure", [], 0, null],
  ["nine failures", every(1, 9), 9, null],
  ["ten failures", every(1, 10), 9, wait(15)],
  ["ten failures, in any order of the list", every(1, 10).toReversed(), 9, wait(15)],
  ["ten failures, a second later", every(1, 10), 9 + 1 / 60, wait(15)],
  ["ten failures, a minute later", every(1, 10), 10, wait(14)],
  ["ten failures, just before the end", every(1, 10), 24 - 1 / 60, wait(1)],
  ["ten failures, at the end", every(1, 10), 24, null],
  ["ten failures over just 15 minutes", every(15 / 9, 10), 15, null],
  ["ten failures within 15 minutes", every(14.9 / 9, 10), 15, wait(15)],
  ["nine old failures and a new one", [...every(1, 9), at(16)], 16, null],
  ["failures while it is locked", every(1, 20), 23, wait(1)],
  ["failures while it is locked, at the end", every(1, 20), 24, null],
  ["ten more after the end", [...every(1, 10), ...every(1, 10, 30)], 40, wait(14)],
])("answers %s", (_, failures, now, refusal) => {
  expect(lockOutRefusal(failures, at(now))).toBe(refusal);
});

it("says until when", () => {
  expect(lockedUntil(every(1, 10), at(10))).toEqual(at(24));
  expect(lockedUntil(every(1, 10), at(24))).toBeNull();
});

it.each([
  ["99 failures within 15 minutes", every(0.1, 99), 10, false],
  ["100 failures within 15 minutes", every(0.1, 100), 10, true],
  ["100 failures of which one is 15 minutes old", every(0.1, 100), 15, false],
  ["100 failures, longer ago", every(0.1, 100), 60, false],
])("after %s", (_, failures, now, isSlowed) => {
  expect(guessDelayMs(failures, at(now)) > 0).toBe(isSlowed);
});

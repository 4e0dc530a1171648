import { expect, it } from "@jest/globals";
import { lessonMoneyState } from "./lesson-money.ts";

const now = new Date("2026-10-01T12:00:00Z");
const later = new Date("2026-10-01T12:00:01Z");
const facts = {
  settled: "posted" as const,
  isDisputed: false,
  isOpen: false,
  objectionUntil: null,
  used: 0,
  toBill: 0,
  billed: 0,
};

it.each([
  [{ settled: "unposted" as const, toBill: 100 }, "unposted"],
  [{ settled: "before-books" as const, isDisputed: true }, "before-books"],
  [{}, "nothing"],
  [{ used: 60 }, "used"],
  [{ used: 25, toBill: 1312 }, "to-bill"],
  [{ used: 25, billed: 1312 }, "billed"],
  [{ used: 60, isDisputed: true }, "resting"],
  [{ toBill: 100, objectionUntil: later }, "resting"],
  [{ toBill: 100, objectionUntil: now }, "to-bill"],
  [{ objectionUntil: later }, "nothing"],
  [{ isOpen: true, billed: 2000, toBill: -2000 }, "reopened"],
  [{ isOpen: true }, "nothing"],
])("says of a lesson with %j that it is %s", (over, state) => {
  expect(lessonMoneyState({ ...facts, ...over }, now)).toBe(state);
});

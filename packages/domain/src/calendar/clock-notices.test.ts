import { expect, it } from "@jest/globals";
import { noticeDue } from "./clock-notices.ts";

const change = new Date("2026-10-25T01:00:00Z");

it.each([
  ["2026-10-11T00:59:59Z", null],
  ["2026-10-11T01:00:00Z", 14],
  ["2026-10-23T00:59:59Z", 14],
  ["2026-10-23T01:00:00Z", 2],
  ["2026-10-25T00:59:59Z", 2],
  ["2026-10-25T01:00:00Z", null],
])("has the notice due at %s: %s", (now, due) => {
  expect(noticeDue(change, new Date(now))).toBe(due);
});

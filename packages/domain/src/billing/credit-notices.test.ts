import { expect, it } from "@jest/globals";
import { courseNotice, expiryNotice } from "./credit-notices.ts";

it("tells of the last lesson that is paid for, and again when the next one is not", () => {
  expect(courseNotice({ lessonsLeft: 2, isNextUnpaid: false })).toBeNull();
  expect(courseNotice({ lessonsLeft: 1, isNextUnpaid: false })).toBe("last-lesson");
  expect(courseNotice({ lessonsLeft: 0, isNextUnpaid: true })).toBe("next-unpaid");
});

it.each([
  ["2026-01-31", null],
  ["2026-02-01", "expires-in-30"],
  ["2026-02-23", "expires-in-30"],
  ["2026-02-24", "expires-in-7"],
  ["2026-03-03", "expires-in-7"],
  ["2026-03-04", null],
])("tells of credit until 3 March on %s: %s", (today, notice) => {
  expect(expiryNotice("2026-03-03", today)).toBe(notice);
});

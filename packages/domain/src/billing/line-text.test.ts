import { expect, it } from "@jest/globals";
import { prepaymentLine } from "./line-text.ts";

const sold = {
  type: "FIXED",
  subjects: ["Igbo"],
  lessonCount: 10,
  durationMinutes: 60,
  learnerName: "Ada Obi",
} as const;

it.each([
  [sold, "10 Igbo lessons of 60 minutes for Ada Obi"],
  [{ ...sold, lessonCount: 1 }, "Igbo lesson of 60 minutes for Ada Obi"],
  [{ ...sold, type: "TRIAL", lessonCount: 1, durationMinutes: 30 }, "Igbo trial lesson of 30 minutes for Ada Obi"],
  [{ ...sold, type: "FLEXIBLE", subjects: ["Igbo", "Yoruba"] }, "Credit for Igbo and Yoruba lessons for Ada Obi"],
] as const)("says of %j: %s", (what, text) => {
  expect(prepaymentLine(what)).toBe(text);
});

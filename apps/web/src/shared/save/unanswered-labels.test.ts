import { unansweredWords } from "./unanswered-labels.ts";

it.each([
  ["offline", true, "Network error. Not saved. Kept on this device; save again when you are online."],
  ["offline", false, "Network error. Not saved; save again when you are online."],
  ["unknown", true, "Network error. It may not be saved. Kept on this device; save again."],
  ["unknown", false, "Network error. It may not be saved; save again."],
] as const)("says only what is known: %s, kept: %p", (unanswered, isKept, words) => {
  expect(unansweredWords(unanswered, isKept)).toBe(words);
});

import { statusWord, toneOf } from "./status-tones.ts";

it.each([
  ["tutor-accepted", "Tutor accepted", "waiting"],
  ["TUTOR_ACCEPTED", "Tutor accepted", "waiting"],
  ["student-no-show", "Student no-show", "trouble"],
  ["No Content", "No content", "neutral"],
  ["Published", "Published", "good"],
  ["IN_PROGRESS", "In progress", "underWay"],
  ["on-leave", "On leave", "held"],
  ["used up", "Used up", "neutral"],
])("%s is shown as %s in the tone %s", (status, word, tone) => {
  expect(statusWord(status)).toBe(word);
  expect(toneOf(status)).toBe(tone);
});

it("shows a status that it does not know as neutral", () => {
  expect(toneOf("newly-invented")).toBe("neutral");
});

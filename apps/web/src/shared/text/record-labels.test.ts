import { shownValue } from "./record-labels.ts";

const words = {
  labels: { name: "Name", currency: "Currency", outcomes: "Outcomes" },
  show: { currency: (value: unknown) => `${String(value)} £` },
};

it.each([
  ["a text", "name", "Igbo", "Igbo"],
  ["an empty text", "name", "", "–"],
  ["nothing", "name", null, "–"],
  ["yes", "name", true, "Yes"],
  ["a list", "outcomes", ["Greets", "Counts"], "Greets\nCounts"],
  ["an empty list", "outcomes", [], "–"],
  ["things", "outcomes", [{ title: "Song", kind: "audio" }], "Song · audio"],
  ["a value with words of its own", "currency", "GBP", "GBP £"],
  ["nothing where there are words of its own", "currency", "", "–"],
] as const)("reads %s", (_, name, value, text) => {
  expect(shownValue(words, name, value)).toBe(text);
});

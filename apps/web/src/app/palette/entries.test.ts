import { groupsFor, isFound, type PaletteEntry } from "./entries.ts";

const entry = (words: string): PaletteEntry => ({ id: words, label: words, words, onSelect: () => undefined });

it.each([
  ["Customer pods · Customers", "pods cust", true],
  ["Bọ́lá Adéyẹmí", "adeyemi bola", true],
  ["Yorùbá foundations", "yoruba", true],
  ["Regions", "gions", false],
  ["Lesson requests", "lesson x", false],
  ["Regions", "", true],
])("finds in %j by %j: %s", (text, typed, found) => {
  expect(isFound(text, typed)).toBe(found);
});

it("shows some of each group at first, and what is found once something is typed", () => {
  const groups = [
    { heading: "Go to", entries: ["Regions", "Customers", "Customer pods"].map(entry), atFirst: 1 },
    { heading: "Add", entries: [entry("Add region")], atFirst: 0 },
  ];
  const shown = (typed: string) =>
    groupsFor(groups, typed).map(({ heading, items }) => [heading, ...items.map(({ id }) => id)]);
  expect(shown(" ")).toEqual([["Go to", "Regions"]]);
  expect(shown("reg")).toEqual([
    ["Go to", "Regions"],
    ["Add", "Add region"],
  ]);
  expect(shown("cust")).toEqual([["Go to", "Customers", "Customer pods"]]);
  expect(shown("zzz")).toEqual([]);
});

import { stepByLetters } from "./tree-keys.ts";

const rows = ["Ọnụọgụ", "Level 1", "Level 2", "Ezinụlọ"].map((label, order) => ({
  node: { id: label, parentId: null, label, order },
  level: 1,
  position: order + 1,
  setSize: 4,
  hasChildren: false,
  isOpen: false,
}));

it.each([
  ["one letter goes on", "Level 1", "l", "Level 2"],
  ["one letter goes round at the end", "Level 2", "L", "Level 1"],
  ["more letters stay where they fit", "Level 1", "le", "Level 1"],
  ["more letters go on where they do not", "Ọnụọgụ", "level 2", "Level 2"],
  ["marks are not needed", "Level 1", "onu", "Ọnụọgụ"],
])("%s", (_, from, letters, to) => {
  expect(stepByLetters(rows, from, letters)).toEqual({ focus: to });
});

it("stays where nothing starts so", () => {
  expect(stepByLetters(rows, "Level 1", "x")).toBeNull();
});

import { namesIn, pastedFault, pastedNamesMax } from "./pasted-names.ts";

const fine = () => undefined;

it("takes a name of each line, without numbers and bullets before it", () => {
  expect(namesIn("1. Ìkíni\r\n2) Ẹbí\n\n  • Oúnjẹ \n- Ìrìn-àjò\n7 days")).toEqual([
    "Ìkíni",
    "Ẹbí",
    "Oúnjẹ",
    "Ìrìn-àjò",
    "7 days",
  ]);
});

it.each([
  ["nothing", [], [], "Paste at least one name."],
  ["a name that is there", ["Ẹbí"], ["ẹbí"], "“Ẹbí” is there already, or twice in the list."],
  ["a name twice", ["Ẹbí", "Nri", "nri"], [], "“nri” is there already, or twice in the list."],
  ["too many", Array.from({ length: pastedNamesMax + 1 }, (_, n) => `Topic ${n}`), [], "Use at most 100 names."],
])("refuses %s, before anything is added", (_, names, there, words) => {
  expect(pastedFault(names, there, fine)).toBe(words);
});

it("takes names that differ in their marks for different ones, and says what is wrong with which", () => {
  expect(pastedFault(["oko", "ọkọ"], [], fine)).toBeUndefined();
  expect(pastedFault(["oko", "ọkọ"], [], (name) => (name === "ọkọ" ? "Too long." : undefined))).toBe(
    "“ọkọ”: Too long.",
  );
});

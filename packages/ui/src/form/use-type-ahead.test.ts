import { optionBy } from "./use-type-ahead.ts";

const [ada, ade, bola, chidi] = ["Adá", "Ade", "Bọlá", "Chidi"].map((label) => ({ value: label, label }));
const options = [ada, ade, bola, chidi].filter((option) => option !== undefined);

it.each([
  ["b", undefined, bola],
  ["a", undefined, ada],
  ["a", ada, ade],
  ["aa", ade, ada],
  ["ad", ade, ade],
  ["ade", ada, ade],
  ["bo", chidi, bola],
  ["x", ada, undefined],
])("leads with %j from %j to %j", (text, from, option) => {
  expect(optionBy(text, options, from)).toBe(option);
});

it("passes by what cannot be chosen", () => {
  const off = { value: "Ben", label: "Ben", disabled: true };
  expect(optionBy("b", [off, ...options], undefined)).toBe(bola);
});

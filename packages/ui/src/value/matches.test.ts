import { matchesIn } from "./matches.ts";

const marked = (text: string, search: string) =>
  matchesIn(text, search)
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join("");

it.each([
  ["Adéọlá Ọkáfọ̀", "ade", "[Adé]ọlá Ọkáfọ̀"],
  ["Adéọlá Ọkáfọ̀", "okafo ade", "[Adé]ọlá [Ọkáfọ̀]"],
  ["Chidi Obi", "", "Chidi Obi"],
  ["Chidi Obi", "zz", "Chidi Obi"],
  ["D’Zuko", "d'z", "[D’Z]uko"],
  ["Ada Ada", "ada", "[Ada] Ada"],
  ["C-000123", "c-0001", "[C-0001]23"],
  ["", "a", ""],
])("in %j marks what %j found", (text, search, expected) => {
  expect(marked(text, search)).toBe(expected);
});

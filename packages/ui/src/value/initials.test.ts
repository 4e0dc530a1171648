import { initialsOf } from "./initials.ts";

it.each([
  ["Ngọzị Okonkwọ", "NO"],
  ["Ọ́lá Ṣẹ́gun", "ỌṢ"],
  ["Àdùké Ẹ̀bùn Ọ̀ṣun", "AỌ"],
  ["Ṅkem", "Ṅ"],
  ["  ", ""],
])("of %s are %s: without tones, with their dots", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

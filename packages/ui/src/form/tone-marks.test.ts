import { dottedFor, insertLetter, setTone } from "./tone-marks.ts";

it("puts a letter in place of what is selected", () => {
  expect(insertLetter("Okonkwo", 6, 7, "ọ")).toEqual({ text: "Okonkwọ", caret: 7 });
});

it("gives a tone to the letter before the caret and keeps its dot", () => {
  const { text, caret } = setTone("ọrọ", 1, "falling");
  expect(text).toBe("ọ̀rọ".normalize("NFC"));
  expect(text.slice(caret)).toBe("rọ");
});

it("changes a tone for another, and takes it away when asked for twice", () => {
  expect(setTone("ọ̀", 2, "rising").text).toBe("ọ́".normalize("NFC"));
  expect(setTone("á", 1, "rising").text).toBe("a");
});

it("leaves the text where there is no letter before the caret", () => {
  expect(setTone("a ", 2, "rising")).toEqual({ text: "a ", caret: 2 });
  expect(setTone("abc", 0, "level")).toEqual({ text: "abc", caret: 0 });
});

it("knows the dotted letter of a plain one", () => {
  expect(["e", "O", "s", "i", "U", "n", "k"].map(dottedFor)).toEqual(["ẹ", "Ọ", "ṣ", "ị", "Ụ", "ṅ", undefined]);
});

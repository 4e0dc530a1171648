import { dottedFor, insertLetter, setTone, toneName, type ToneMark } from "./tone-marks.ts";

it("puts a letter in place of what is selected", () => {
  expect(insertLetter("Okonkwo", 6, 7, "ọ")).toEqual({ text: "Okonkwọ", caret: 7 });
});

it("gives a tone to the letter before the caret and keeps its dot", () => {
  const { text, caret } = setTone("ọrọ", 1, "low");
  expect(text).toBe("ọ̀rọ".normalize("NFC"));
  expect(text.slice(caret)).toBe("rọ");
});

it("changes a tone for another, and takes it away when asked for twice", () => {
  expect(setTone("ọ̀", 2, "high").text).toBe("ọ́".normalize("NFC"));
  expect(setTone("á", 1, "high").text).toBe("a");
});

it("gives tones to vowels and nasals only", () => {
  expect(setTone("n", 1, "high").text).toBe("ń");
  expect(setTone("ṅ", 1, "low").text).toBe("ṅ\u0300".normalize("NFC"));
  expect(setTone("M", 1, "low").text).toBe("M\u0300");
  for (const letter of ["k", "ṣ", "б", "7"]) expect(setTone(letter, 1, "high").text).toBe(letter);
});

it("names tones as teachers of either language do", () => {
  expect(["high", "low", "mid"].map((tone) => toneName(tone as ToneMark, "yo"))).toEqual([
    "High tone",
    "Low tone",
    "Mid tone",
  ]);
  expect(["high", "low", "mid"].map((tone) => toneName(tone as ToneMark, "ig"))).toEqual([
    "High tone",
    "Low tone",
    "Downstep",
  ]);
});

it("leaves the text where there is no letter before the caret", () => {
  expect(setTone("a ", 2, "high")).toEqual({ text: "a ", caret: 2 });
  expect(setTone("abc", 0, "mid")).toEqual({ text: "abc", caret: 0 });
});

it("knows the dotted letter of a plain one", () => {
  expect(["e", "O", "s", "i", "U", "n", "k"].map(dottedFor)).toEqual(["ẹ", "Ọ", "ṣ", "ị", "Ụ", "ṅ", undefined]);
});

import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { isPlainLine, isWellFormed } from "./plain-line.ts";
import { foldAll, foldForSearch, foldTone, graphemeCount, graphemesOf, normalise, sameText } from "./text.ts";

const decomposed = (text: string) => text.normalize("NFD");

it.each([
  ["o\u0323 \u0300", undefined, "ọ \u0300"],
  ["  ọ̀rọ̀ ", undefined, "ọ̀rọ̀"],
  ["o\u0329ro\u0329", "yo", "ọrọ"],
  ["o\u0300\u0329", "yo", "ọ̀"],
  ["o\u0329", "ig", "ọ"],
  ["o\u0329", undefined, "o\u0329"],
  ["șe Șe", "yo", "ṣe Ṣe"],
  ["s\u0326e", "ig", "ṣe"],
  ["ș", undefined, "ș"],
  ["ț", "yo", "ț"],
  ["o\u0323\u0329", "yo", "ọ"],
  ["n’ụlọ n'ụlọ", "ig", "n’ụlọ n'ụlọ"],
] as const)("keeps %j of %s as %j", (typed, language, kept) => {
  expect(normalise(typed, language)).toBe(kept.normalize("NFC"));
});

it.each([
  ["ụ́tụ́tụ̀", 5],
  [decomposed("ụ́tụ́tụ̀"), 5],
  ["ọ́", 1],
  ["Ada Obi", 7],
  ["a\r\nb", 3],
  ["👩🏾‍🏫", 1],
  ["", 0],
] as const)("counts in %j %i characters", (text, count) => {
  expect(graphemeCount(text)).toBe(count);
  expect(graphemesOf(text)).toHaveLength(count);
});

it.each([
  ["Ọ̀rọ̀", "Ọrọ", "Oro"],
  ["àkwà", "akwa", "akwa"],
  ["ákwà", "akwa", "akwa"],
  ["ṅú", "ṅu", "nu"],
  ["Ẹ̀kọ́ Ṣàngó", "Ẹkọ Ṣango", "Eko Sango"],
  ["ā â ǎ", "a a a", "a a a"],
  ["ụ̄", "ụ", "u"],
  ["ü", "ü", "u"],
])("folds %s to %s, and wholly to %s", (text, toneless, bare) => {
  for (const form of [text.normalize("NFC"), decomposed(text)]) {
    expect(foldTone(form)).toBe(toneless.normalize("NFC"));
    expect(foldAll(form)).toBe(bare);
  }
});

it.each([
  ["Ọ̀rọ̀", decomposed("ọ̀rọ̀"), true, true, true],
  ["àkwà", "ákwà", false, true, true],
  ["ọrọ", "oro", false, false, true],
  ["ṅa", "na", false, false, true],
  ["n’ụlọ", "n'ụlọ", true, true, true],
  ["o\u0329", "ọ", true, true, true],
  ["ș", "ṣ", true, true, true],
  ["akwa", "okwa", false, false, false],
  [" akwa", "akwa", true, true, true],
])("compares %s and %s at three strengths", (a, b, exact, ignoreTone, ignoreAllMarks) => {
  expect(sameText(a, b, "exact")).toBe(exact);
  expect(sameText(a, b, "ignore-tone")).toBe(ignoreTone);
  expect(sameText(a, b, "ignore-all-marks")).toBe(ignoreAllMarks);
});

it.each([
  ["Ọ̀RỌ̀", "oro"],
  ["N’ụlọ", "n'ulo"],
  ["İstanbul", "istanbul"],
  ["Ṣàngó", "sango"],
  ["Łukasz Øyvind Weiß", "lukasz oyvind weiss"],
  ["Ɓala Đặng Œuvre", "bala dang oeuvre"],
  ["ﬁnal ﬂow", "final flow"],
  ["O`Neil O´Neil O′Neil Oʻneil O‛Neil", "o'neil o'neil o'neil o'neil o'neil"],
  ["Adé‑Ọjọ́ a–b", "ade-ojo a-b"],
  ["｀ ŉ ₋", "' 'n -"],
])("searches for %s as %s", (text, sought) => {
  expect(foldForSearch(text)).toBe(sought);
});

it.each([
  ["NUL", "a\0b", false],
  ["the first half of a character", "a\ud83d", false],
  ["the second half of a character", "\udc4db", false],
  ["a whole character", "a\ud83d\udc4d", true],
  ["a line break", "a\nb", true],
])("says of %s whether it can be kept", (_, text, kept) => {
  expect(isWellFormed(text)).toBe(kept);
});

it.each([
  ["Igbo", "Ụ́zọ̀ma Ńwá N’ụlọ"],
  ["Yoruba, with its marks apart", "Ọlọ́runfẹ́mi Ṣàngó".normalize("NFD")],
  ["Hausa", "Ɗanjuma Ƙaura"],
  ["Persian, in which some letters stay apart", "می\u200cخواهم"],
  ["Sinhala, in which some are joined", "ශ්\u200dරී"],
  ["Arabic with its marks", "مُحَمَّد"],
  ["a family", "👨\u200d👩\u200d👧"],
  ["a red heart and a key", "❤\ufe0f 1\ufe0f\u20e3"],
  ["a teacher", "👩🏾\u200d🏫"],
  ["a hyphen and an apostrophe", "Anne-Marie O'Neill"],
])("takes for a plain line a name in %s", (_, text) => {
  expect(isPlainLine(text)).toBe(true);
});

it.each([
  ["a line break", "Ada\nYour account is closed: https://example.org"],
  ["a carriage return", "Ada\rObi"],
  ["a tab", "Ada\tObi"],
  ["a control character", "Ada\u0007"],
  ["one of the upper controls", "Ada\u0085Obi"],
  ["a line separator", "Ada\u2028Obi"],
  ["a paragraph separator", "Ada\u2029Obi"],
  ["a sign that turns the direction", "Ada\u202egpj.exe"],
  ["an isolate", "Ada\u2067Obi"],
  ["a mark of direction", "Ada\u200fObi"],
  ["a space of no width", "A\u200bda"],
  ["a soft hyphen", "A\u00adda"],
  ["a word joiner", "A\u2060da"],
  ["a byte-order mark", "A\ufeffda"],
  ["a joiner between Latin letters", "A\u200dda"],
  ["a non-joiner between Latin letters", "A\u200cda"],
  ["a non-joiner at the end", "می\u200c"],
  ["two joiners in a row", "ශ්\u200d\u200dරී"],
  ["a joiner of graphemes", "A\u034fda"],
  ["a filler of Hangul", "\u3164"],
  ["a blank of Braille", "\u2800"],
  ["a variation of a letter", "A\ufe0fda"],
  ["a letter of tags", "Ada\u{e0041}"],
  ["half of a character", "Ada\ud800"],
])("takes for no plain line %s", (_, text) => {
  expect(isPlainLine(text)).toBe(false);
});

/** Texts of the letters and marks that matter here, and of anything else. */
const letters = fc.constantFrom(...graphemesOf("abeghiknoprsuwyzABEGINOSU ’'șṣọẹịụṅ"));
const toneMarks = ["\u0300", "\u0301", "\u0302", "\u0304", "\u030c"];
const marks = fc.constantFrom(...toneMarks, "\u0307", "\u0308", "\u0323", "\u0326", "\u0329");
/** Any text at all; fast-check's own "binary" unit takes seconds to set up. */
const anyText = fc.array(fc.nat({ max: 0xffff })).map((units) => String.fromCharCode(...units));
const texts = fc.oneof(fc.string({ unit: fc.oneof(letters, marks), maxLength: 20 }), anyText);

it.each([
  ["foldTone", foldTone],
  ["foldAll", foldAll],
  ["foldForSearch", foldForSearch],
  ["normalise", (text: string) => normalise(text)],
  ["normalise for Yoruba", (text: string) => normalise(text, "yo")],
])("%s changes nothing the second time", (_, fold) => {
  fc.assert(fc.property(texts, (text) => fold(fold(text)) === fold(text)));
});

it("folds wholly what is folded by tone to the same text", () => {
  fc.assert(fc.property(texts, (text) => foldAll(foldTone(text)) === foldAll(text)));
});

it("folds a text alike however it is composed", () => {
  fc.assert(fc.property(texts, (text) => foldTone(decomposed(text)) === foldTone(text.normalize("NFC"))));
});

it("finds texts that agree at one strength to agree at each weaker one", () => {
  fc.assert(
    fc.property(texts, texts, (a, b) => {
      if (sameText(a, b, "exact")) expect(sameText(a, b, "ignore-tone")).toBe(true);
      if (sameText(a, b, "ignore-tone")) expect(sameText(a, b, "ignore-all-marks")).toBe(true);
      expect(sameText(a, foldTone(a), "ignore-tone")).toBe(true);
      expect(sameText(a, foldAll(a), "ignore-all-marks")).toBe(true);
    }),
  );
});

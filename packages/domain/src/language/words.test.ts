import { describe, expect, it } from "@jest/globals";
import { sameText, normalise, graphemeCount } from "../text.ts";
import { compareIgbo, compareYoruba, dictionaryLetters, firstLetter, sortKey } from "../text-order.ts";
import { nearKind } from "./near-words.ts";
import { toneMarkingOf, toneUnits, wordForms } from "./word-forms.ts";
import { betterSpelling } from "./word-spelling.ts";

/** The rows of docs/spec/language-examples.md that speak of words, by its numbers. */
const subjects = { ig: "Igbo", yo: "Yoruba" } as const;

describe("2. Order", () => {
  const igbo =
    "aka àkwà àkwá ákwà ákwá akwụkwọ ala anya azụ bịa chi dike ego elu gaa gụọ gbaa ghọta gwa ha ihe isi ishi ite ịgba ji kedu kpọọ kwuo mmiri nna nri ṅụọ nwa nwanne nye obi ọkụ uwe ụlọ";
  const yoruba =
    "abẹ́rẹ́ àbúrò adìẹ àga àgùntàn àgbàdo ata bàtà dúdú ehoro ejò ewé ẹja ẹ̀kọ ẹ̀kọ́ ẹyẹ fìlà gèlè gígùn gbogbo ilé isà iṣẹ́ iṣu ìyá kìnnìún màlúù nǹkan oko òkò omi ọkọ ọkọ̀ ọkọ́ ọ̀kọ̀ pupa sísùn ṣíbí tábìlì yàrá";

  it.each([
    ["Igbo", igbo, compareIgbo],
    ["Yoruba", yoruba, compareYoruba],
    ["syllabic nasals of Igbo", "ǹwa ńya nza ṅa nwa nya", compareIgbo],
  ] as const)("sorts %s as its dictionaries do", (_, words, compare) => {
    const sorted = words.split(" ").map((word) => word.normalize("NFC"));
    expect(sorted.toReversed().toSorted(compare)).toEqual(sorted);
  });

  it("sorts other languages as English does, marks breaking ties", () => {
    const key = (word: string) => sortKey(word, undefined);
    const sorted = ["ƙasa", "kare", "Kàre", "zomo"].toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
    expect(sorted).toEqual(["kare", "Kàre", "ƙasa", "zomo"]);
  });

  it.each([
    ["ig", "gbaa", "gb"],
    ["ig", "ǹwa", "n"],
    ["ig", "Nwa", "nw"],
    ["ig", "Ụlọ", "ụ"],
    ["ig", "ọ́kụ", "ọ"],
    ["yo", "ọ̀kọ̀", "ọ"],
    ["yo", "ṣíbí", "ṣ"],
    ["yo", "'gbogbo", "gb"],
    ["ig", "7", "#"],
    [undefined, "Élève", "e"],
  ] as const)("finds in %s that %s stands under %s", (language, word, letter) => {
    expect(firstLetter(word, language)).toBe(letter);
  });

  it("has the letters of the Ọnwụ orthography and of Nigerian Yoruba", () => {
    expect([dictionaryLetters.ig.length, dictionaryLetters.yo.length]).toEqual([36, 25]);
  });
});

describe("3. Near-duplicates", () => {
  it.each([
    ["ig", "akwa", "ákwà", "tone"],
    ["ig", "Ákwà", "ákwà", "same"],
    ["ig", "n’ụlọ", "n'ụlọ", "same"],
    ["ig", "ulo", "ụlọ", "marks"],
    ["ig", "ñụọ", "ṅụọ", "marks"],
    ["ig", "nụọ", "ṅụọ", "marks"],
    ["ig", "akwụkwo", "akwụkwọ", "marks"],
    ["ig", "ugbọala", "ugboala", "marks"],
    ["ig", "onye nkuzi", "onye-nkuzi", "spacing"],
    ["ig", "n’ụlọ", "nụlọ", "spacing"],
    ["ig", "ugbo ala", "ụgbọala", "spacing"],
    ["ig", "akwụkwa", "akwụkwọ", "close"],
    ["ig", "nwannem", "nwanne", "close"],
    ["ig", "gwa", "gba", null],
    ["ig", "kpọọ", "kwọọ", null],
    ["yo", "ọkọ̀", "ọkọ́", "tone"],
    ["yo", "oko", "ọkọ", "marks"],
    ["yo", "òkò", "ọkọ", "marks"],
    ["yo", "ise", "iṣẹ́", "marks"],
    ["yo", "isẹ́", "iṣẹ́", "marks"],
    ["yo", "o\u0329jà", "ọjà", "same"],
    ["yo", "gbogboo", "gbogbo", "close"],
    ["yo", "àgàdo", "àgbàdo", "close"],
  ] as const)("in %s, %s beside %s is %s, and the other way round", (language, typed, there, kind) => {
    expect([nearKind(typed, there, subjects[language]), nearKind(there, typed, subjects[language])]).toEqual([
      kind,
      kind,
    ]);
  });

  it.each([
    ["Igbo", "akwụkwa", "akwụkwọ"],
    ["Igbo", "nwannem", "nwanne"],
    ["Yoruba", "àgàdo", "àgbàdo"],
  ])("stores for %s what finds %s beside %s", (subject, a, b) => {
    const keys = new Set(wordForms(a, subject).nearKeys);
    expect(wordForms(b, subject).nearKeys.some((key) => keys.has(key))).toBe(true);
  });
});

describe("4. Three strengths", () => {
  it.each([
    ["ig", "ákwà", "àkwà", [false, true, true]],
    ["ig", "ọkụ", "oku", [false, false, true]],
    ["ig", "ṅụọ", "nụọ", [false, false, true]],
    ["ig", "N’ụlọ", "n'ụlọ", [true, true, true]],
    ["ig", "isi", "ishi", [false, false, false]],
    ["ig", "nwa", "ǹwa", [false, true, true]],
    ["yo", "ọkọ́", "ọkọ̀", [false, true, true]],
    ["yo", "ọkọ", "oko", [false, false, true]],
    ["yo", "o\u0329ko\u0329", "ọkọ", [true, true, true]],
    ["yo", "i\u0219ẹ́", "iṣẹ́", [true, true, true]],
    ["yo", "Ọ̀ṢUN", "ọ̀ṣun", [true, true, true]],
    ["yo", "o\u0323\u0300", "o\u0300\u0323", [true, true, true]],
    ["yo", "nǹkan", "nnkan", [false, true, true]],
    ["yo", "bâbá", "bàbá", [false, true, true]],
  ] as const)("in %s, %s beside %s", (language, a, b, equal) => {
    const [one, other] = [a, b].map((text) => normalise(text, language)) as [string, string];
    expect((["exact", "ignore-tone", "ignore-all-marks"] as const).map((at) => sameText(one, other, at))).toEqual(
      equal,
    );
    const [x, y] = [wordForms(a, subjects[language]), wordForms(b, subjects[language])];
    expect([
      x.headwordKey === y.headwordKey,
      x.headwordPlain === y.headwordPlain,
      x.headwordBare === y.headwordBare,
    ]).toEqual(equal);
  });

  it.each([
    ["ụ́tụ́tụ̀", 5],
    ["ẹ̀kọ́", 3],
    ["ọ̀", 1],
    ["nǹkan", 5],
  ])("reads %s as %d letters", (word, length) => {
    expect(graphemeCount(word)).toBe(length);
  });
});

describe("5.9 Spelling that is pointed out", () => {
  it.each([
    ["Igbo", "ñụọ", "ṅụọ"],
    ["Igbo", "Ñụọ", "Ṅụọ"],
    ["Igbo", "ńụọ", "ṅụọ"],
    ["Igbo", "ńnà", null],
    ["Igbo", "u\u0329lo\u0331", "ụlọ"],
    ["Igbo", "ṅụọ", null],
    ["Yoruba", "i\u015fẹ́", "iṣẹ́"],
    ["Yoruba", "ǹkan", null],
    ["Hausa", "ñ", null],
  ])("in %s offers for %s %s", (subject, typed, better) => {
    expect(betterSpelling(typed, subject)).toBe(better);
  });
});

describe("9. Tone marks present", () => {
  it.each([
    ["ụ́tụ́tụ̀", 3, 3, "full"],
    ["ákwà", 2, 2, "full"],
    ["akwa", 2, 0, "none"],
    ["àkwukwọ", 3, 1, "partial"],
    ["ńnà", 2, 2, "full"],
    ["nna", 1, 0, "none"],
    ["ọkọ", 2, 0, "none"],
    ["ọkọ́", 2, 1, "partial"],
    ["kìnnìún", 3, 3, "full"],
    ["nǹkan", 2, 1, "partial"],
    ["gbogbo", 2, 0, "none"],
  ])("counts of %s %d units and %d marked", (word, units, marked, marking) => {
    expect([toneUnits(word), toneMarkingOf(word)]).toEqual([{ units, marked }, marking]);
  });
});

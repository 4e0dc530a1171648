import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { compareIgbo, compareYoruba, sortKey } from "./text-order.ts";

/** The alphabets of domain.md 5.9. */
const igbo = "a b ch d e f g gb gh gw h i ị j k kp kw l m n ṅ nw ny o ọ p r s sh t u ụ v w y z".split(" ");
const yoruba = "a b d e ẹ f g gb h i j k l m n o ọ p r s ṣ t u w y".split(" ");

const languages = [
  { name: "Igbo", language: "ig", alphabet: igbo, compare: compareIgbo },
  { name: "Yoruba", language: "yo", alphabet: yoruba, compare: compareYoruba },
] as const;

it.each(languages)("sorts the letters of $name in its own order", ({ alphabet, compare }) => {
  expect(alphabet.toReversed().toSorted(compare)).toEqual(alphabet);
  expect(
    alphabet
      .map((letter) => letter.toUpperCase())
      .toSorted(compare)
      .join(),
  ).toBe(alphabet.join().toUpperCase());
});

it.each([
  ["ig", ["gaa", "gụ", "gba", "gha", "gwa", "ha"]],
  ["ig", ["na", "nza", "ṅa", "nwa", "nya", "oba"]],
  ["ig", ["ba", "cup", "chi", "da"]],
  ["ig", ["ize", "ịba"]],
  ["yo", ["ezi", "ẹba"]],
  ["yo", ["gọ", "gba", "ha"]],
  ["yo", ["sun", "ṣe", "ta"]],
  ["ig", ["akwa", "àkwà", "àkwá", "ákwà", "akwụ"]],
  ["ig", ["nụ", "ǹwa", "ńwa", "nza", "ṅa", "nwa", "nwe", "nya"]],
  ["yo", ["Oro", "ọba", "ọkọ", "Ọkọ́", "Ọ̀rọ̀"]],
  ["ig", ["nụ ọkụ", "nụọkụ"]],
  ["ig", ["1 a", "a", "ab", "abc", "z", "Ω", "я"]],
  ["yo", ["a – b", "aa", "ß"]],
] as const)("sorts in %s: %j", (language, sorted) => {
  const compare = language === "ig" ? compareIgbo : compareYoruba;
  expect(sorted.toReversed().toSorted(compare)).toEqual(sorted);
});

it("puts marked letters of other languages beside their plain ones", () => {
  expect(["eza", "ẹba", "fa"].toSorted(compareIgbo)).toEqual(["ẹba", "eza", "fa"]);
  expect(["ị", "izi", "iba"].toSorted(compareYoruba)).toEqual(["ị", "iba", "izi"]);
});

it("makes a key that a database can hold", () => {
  expect(sortKey("Ụtụtụ\n\tọma – я", "ig")).not.toContain("\u0000");
});

const wordsOf = (alphabet: readonly string[]) =>
  fc.array(fc.constantFrom(...alphabet.filter((letter) => letter.length === 1)), { maxLength: 6 });

it.each(languages)("orders $name words letter by letter", ({ language, alphabet }) => {
  // Without the single consonants that make one letter with what may follow.
  const single = alphabet.filter((letter) => !/^[gknscp]/.test(letter) || letter.length === 2);
  const place = (letter: string | undefined) => (letter === undefined ? -1 : alphabet.indexOf(letter));
  const letterByLetter = (a: readonly string[], b: readonly string[]): number => {
    const at = [...a, undefined].findIndex((letter, index) => letter !== b[index]);
    return at === -1 ? 0 : Math.sign(place(a[at]) - place(b[at]));
  };
  const words = fc.array(fc.constantFrom(...single), { maxLength: 5 });

  fc.assert(
    fc.property(words, words, (a, b) => {
      const [keyA, keyB] = [sortKey(a.join(""), language), sortKey(b.join(""), language)];
      expect(Math.sign(Number(keyA > keyB) - Number(keyA < keyB))).toBe(letterByLetter(a, b));
    }),
  );
});

const tones = fc.constantFrom("\u0300", "\u0301", "\u0304");

it.each(languages)("lets tones in $name break ties only", ({ alphabet, compare }) => {
  fc.assert(
    fc.property(wordsOf(alphabet), tones, wordsOf(alphabet), (letters, tone, other) => {
      // A tone makes a nasal a syllable of its own, which is another letter where a digraph would begin.
      const withTone = (letter: string) => (/[nm]/.test(letter) ? letter : letter + tone);
      const [plain, toned, rival] = [letters.join(""), letters.map(withTone).join(""), other.join("")];
      if (compare(plain, rival) !== 0) expect(compare(toned, rival)).toBe(compare(plain, rival));
      else if (plain !== toned) expect(compare(toned, rival)).toBe(1);
    }),
  );
});

/** Any text at all; fast-check's own "binary" unit takes seconds to set up. */
const anyText = fc.array(fc.nat({ max: 0xffff })).map((units) => String.fromCharCode(...units));

it.each(languages)("compares any two $name texts as their keys compare", ({ language, compare }) => {
  const key = (text: string) => sortKey(text, language);
  fc.assert(
    fc.property(anyText, anyText, (a, b) => {
      expect(compare(a, b)).toBe(key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0);
      expect(compare(b, a) + compare(a, b)).toBe(0);
    }),
  );
});

/** Letters as words have them: tones on vowels and nasals, digraphs whole. */
const soundsOf = (alphabet: readonly string[]) => {
  const mayHaveTone = (letter: string) => /^[aeioumn]\p{M}?$/u.test(letter.normalize("NFD"));
  return fc
    .constantFrom(...alphabet)
    .chain((letter) =>
      mayHaveTone(letter) ? fc.constantFrom(letter, `${letter}\u0300`, `${letter}\u0301`) : fc.constant(letter),
    );
};

it.each(languages)(
  "puts 5,000 made-up $name words where the engine's own collator does, but for tones",
  ({ language, alphabet, compare }) => {
    const words = fc.sample(
      fc.array(soundsOf(alphabet), { minLength: 1, maxLength: 6 }).map((sounds) => sounds.join("").normalize("NFC")),
      { numRuns: 5_000, seed: 7 },
    );
    const { compare: judge } = new Intl.Collator(language, { sensitivity: "base" });
    const sorted = words.toSorted(compare);
    const misplaced = sorted.flatMap((word, place) => {
      const next = sorted[place + 1];
      return next !== undefined && judge(word, next) > 0 ? [`${word} before ${next}`] : [];
    });
    expect(misplaced).toEqual([]);
  },
);

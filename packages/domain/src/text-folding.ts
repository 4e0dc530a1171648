/** Characters with several spellings, in one table for search, slugs, comparisons and sort keys, here and in SQL. */

/** Characters used as an apostrophe: `O'Neil`, `O’Neil`, `Oʼneil`. */
export const apostrophes = "‘’‛ʻʼʹ′`´";
/** Characters used as a hyphen. */
export const hyphens = "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63\uff0d";

/** Letters without a removable mark, and the plain letter that people type instead. */
export const plainLetters: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
  ŧ: "t",
  ŋ: "n",
  ɓ: "b",
  ɗ: "d",
  ƙ: "k",
  ɛ: "e",
  ɔ: "o",
  ə: "e",
  ƴ: "y",
  ǝ: "e",
  ɣ: "g",
  ʋ: "v",
};
/** Letters that people type as two. */
export const doubleLetters: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", þ: "th" };

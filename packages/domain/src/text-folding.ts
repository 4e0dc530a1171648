/** The one table of signs that are written in several ways: for search, slugs, comparisons and sort keys, here and in SQL. */

/** What people and programs write for an apostrophe: `O'Neil`, `O’Neil`, `Oʼneil`. */
export const apostrophes = "‘’‛ʻʼʹ′`´";
/** What they write for a hyphen. */
export const hyphens = "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63\uff0d";

/** Letters that have no mark to take off, and the plain one that people type for them. */
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
/** Those that two letters are typed for. */
export const doubleLetters: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", þ: "th" };

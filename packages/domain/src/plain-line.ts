/** Which texts can be stored, and which are a single line without hidden characters. */

/** Whether a text can be stored: NUL and lone surrogates cannot, nor can they be part of a URL. */
export const isWellFormed = (text: string): boolean => !text.includes("\0") && !/\p{Cs}/u.test(text);

/** Line ends, controls, direction marks and invisible characters. */
const hidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u;

/** Embeddings, overrides and isolates: text after one can read other than it is stored. */
export const turnsDirection = (text: string): boolean => /[\u202a-\u202e\u2066-\u2069]/.test(text);

/** Scripts that need joiners and non-joiners for spelling; elsewhere these are hidden characters. */
const joining = ["Arabic", "Syriac", "Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya"]
  .concat("Tamil", "Telugu", "Kannada", "Malayalam", "Sinhala")
  .map((script) => `\\p{Script=${script}}`)
  .join("");
const spelling = new RegExp(`([${joining}]\\p{M}*)[\\u200c\\u200d](?=[${joining}])`, "gu");
const pictureStyle = /(\p{Emoji})[\ufe0e\ufe0f]/gu;
const pictureParts = /([\p{Extended_Pictographic}\p{Emoji_Modifier}])\u200d(?=\p{Extended_Pictographic})/gu;

/** Joiners in spelling and emoji; then direction marks and invisible characters. */
const unseen = new RegExp(
  `${[spelling, pictureStyle, pictureParts].map(({ source }) => source).join("|")}|[\\p{Default_Ignorable_Code_Point}\\u2800\\ufff9-\\ufffb]`,
  "gu",
);

/** Removes hidden characters, but keeps line ends. */
export const withoutHidden = (text: string): string =>
  text.replaceAll(unseen, (sign: string, ...before: (string | undefined)[]) =>
    before.slice(0, 3).some((letter) => letter !== undefined) ? sign : "",
  );

/**
 * Whether a text is one line without hidden characters, as names must be: they are used in emails, lists and headers.
 */
export function isPlainLine(text: string): boolean {
  if (!hidden.test(text)) return true;
  const seen = [spelling, pictureStyle, pictureParts].reduce((rest, sign) => rest.replaceAll(sign, "$1"), text);
  return !hidden.test(seen);
}

/**
 * Invisible characters that come with copied text: direction marks, soft hyphens, zero-width spaces. Direction
 * overrides are not among them and are refused later.
 */
const carried = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202c\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** Removes invisible marks, trims, and turns no-break spaces into plain ones. */
export const withoutMarks = (text: string): string =>
  text
    .replaceAll(carried, "")
    .replaceAll(/[\u00a0\u202f]/g, " ")
    .trim();

/** Which texts can be kept, and which are one line that hides nothing. */

/** Whether a text can be kept: NUL and halves of characters can be stored nowhere and stand in no address. */
export const isWellFormed = (text: string): boolean => !text.includes("\0") && !/\p{Cs}/u.test(text);

/** Ends of lines, controls, what turns the direction of a line, and what nobody sees. */
const hidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u;

/** Scripts whose words are spelt with signs that join letters or keep them apart; elsewhere these only hide. */
const joining = ["Arabic", "Syriac", "Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya"]
  .concat("Tamil", "Telugu", "Kannada", "Malayalam", "Sinhala")
  .map((script) => `\\p{Script=${script}}`)
  .join("");
const spelling = new RegExp(`([${joining}]\\p{M}*)[\\u200c\\u200d](?=[${joining}])`, "gu");
const pictureStyle = /(\p{Emoji})[\ufe0e\ufe0f]/gu;
const pictureParts = /([\p{Extended_Pictographic}\p{Emoji_Modifier}])\u200d(?=\p{Extended_Pictographic})/gu;

/** What spells a word or puts a picture together, and then what turns the direction of a line or is seen by nobody. */
const unseen = new RegExp(
  `${[spelling, pictureStyle, pictureParts].map(({ source }) => source).join("|")}|[\\p{Default_Ignorable_Code_Point}\\u2800\\ufff9-\\ufffb]`,
  "gu",
);

/** A text without the signs in it that nobody sees; ends of lines stay. */
export const withoutHidden = (text: string): string =>
  text.replaceAll(unseen, (sign: string, ...before: (string | undefined)[]) =>
    before.slice(0, 3).some((letter) => letter !== undefined) ? sign : "",
  );

/** Whether a text is one line in which everything can be seen, as names are: they stand in mails, lists and headers. */
export function isPlainLine(text: string): boolean {
  if (!hidden.test(text)) return true;
  const seen = [spelling, pictureStyle, pictureParts].reduce((rest, sign) => rest.replaceAll(sign, "$1"), text);
  return !hidden.test(seen);
}

/**
 * What comes along where a text is copied from elsewhere and nobody sees: marks of direction, soft hyphens, spaces without width.
 * What turns letters round is no such mark: it stays, to be refused.
 */
const carried = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202c\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** A text without marks that nobody sees, trimmed; spaces that do not break are plain ones. */
export const withoutMarks = (text: string): string =>
  text
    .replaceAll(carried, "")
    .replaceAll(/[\u00a0\u202f]/g, " ")
    .trim();

import { markedPieces, withMark, withoutMarkup } from "./inline-marks.ts";

/** Pieces as HTML would have them. */
const drawn = (text: string) =>
  markedPieces(text)
    .map(({ text: piece, isBold, isItalic }) => {
      const leaning = isItalic ? `<i>${piece}</i>` : piece;
      return isBold ? `<b>${leaning}</b>` : leaning;
    })
    .join("");

it.each([
  ["Which **verb** is *right*?", "Which <b>verb</b> is <i>right</i>?"],
  ["**ọ̀rọ̀ *mi* ni**", "<b>ọ̀rọ̀ </b><b><i>mi</i></b><b> ni</b>"],
  ["***both***", "<b><i>both</i></b>"],
  ["(*ẹ̀kọ́*), “**ilé**”", "(<i>ẹ̀kọ́</i>), “<b>ilé</b>”"],
  ["2*3*4 and 2 * 3 * 4 and 2**3**4", "2*3*4 and 2 * 3 * 4 and 2**3**4"],
  ["*ẹja and * ọja", "*ẹja and * ọja"],
  [String.raw`\*not\* and **a \* b**`, "*not* and <b>a * b</b>"],
  ["**open", "**open"],
  ["<b>not ours</b>", "<b>not ours</b>"],
  ["", ""],
])("reads %j", (text, html) => {
  expect(drawn(text)).toBe(html);
});

it("gives the words alone", () => {
  expect(withoutMarkup("Which **verb** is *right*: 2*3?")).toBe("Which verb is right: 2*3?");
});

it.each([
  ["Which verb", 6, 10, "**", "Which **verb**", 8, 12],
  ["Which **verb**", 8, 12, "**", "Which verb", 6, 10],
  ["Which **verb**", 8, 12, "*", "Which ***verb***", 9, 13],
  ["Which ***verb***", 9, 13, "**", "Which *verb*", 7, 11],
  // The spaces around a word that a double click selects stay outside.
  ["Which verb is", 6, 11, "*", "Which *verb* is", 7, 11],
  ["Which ", 6, 6, "**", "Which ****", 8, 8],
] as const)(
  "marks and unmarks what is selected: %j from %i to %i with %s",
  (text, start, end, mark, next, from, to) => {
    expect(withMark(text, start, end, mark)).toEqual({ text: next, start: from, end: to });
  },
);

it("reads a long text of stars without losing time", () => {
  const begun = performance.now();
  markedPieces("*a **b ".repeat(600));
  markedPieces("*".repeat(4000));
  expect(performance.now() - begun).toBeLessThan(1000);
});

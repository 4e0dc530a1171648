import { markedPieces } from "@app/domain/content/inline-marks.ts";

/** A text with what is bold and italic in it set so. It is text throughout: no HTML of anybody's is ever read. */
export function MarkedText({ text }: { text: string }) {
  return markedPieces(text).map(({ text: piece, isBold, isItalic }, index) => {
    const leaning = isItalic ? <em key={index}>{piece}</em> : piece;
    return isBold ? <strong key={index}>{leaning}</strong> : leaning;
  });
}

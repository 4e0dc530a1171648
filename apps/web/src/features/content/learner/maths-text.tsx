import { formulaBound } from "@app/domain/content/formula-bounds.ts";
import { mathsPieces } from "@app/domain/content/maths-text.ts";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import { MarkedText } from "./marked-text.tsx";

const formula = lazyWithPreload(async () => (await import("./tex-formula.tsx")).TexFormula);

/** A text with maths: its formulas drawn, as their TeX until what draws them has come, and where they ask for too much. */
export function Formula({ text }: { text: string }) {
  return mathsPieces(text).map(({ text: piece, isFormula }, index) =>
    isFormula && formulaBound(piece) === null ? (
      <formula.Part key={index} tex={piece} waiting={<code>{piece}</code>} />
    ) : isFormula ? (
      piece
    ) : (
      <MarkedText key={index} text={piece} />
    ),
  );
}

/** A text with its bold and italic words, and its formulas drawn where it has maths. */
export function MathsText({ text, isMaths }: { text: string; isMaths: boolean }) {
  return isMaths ? <Formula text={text} /> : <MarkedText text={text} />;
}

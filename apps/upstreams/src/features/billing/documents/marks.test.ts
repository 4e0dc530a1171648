import { createRequire } from "node:module";
import { documentFonts } from "./document-fonts.ts";

const words = "Ọláńrewájú Ẹ̀bùn ọ́kọ̀ Ṅgọzị ₦45,000.00";

interface Box {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}
interface Glyph {
  id: number;
  bbox: Box;
}
interface Layout {
  glyphs: Glyph[];
  positions: { xAdvance: number; xOffset: number; yOffset: number }[];
}
interface Font {
  layout: (text: string) => Layout;
}
// It has no types of its own.
const fontkit = createRequire(createRequire(import.meta.url).resolve("pdfkit"))("fontkit") as {
  openSync: (file: string) => Font;
};

/** Where the ink of each glyph of a text is. */
function inkOf(font: Font, text: string): (Box & { isMark: boolean; id: number })[] {
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  return glyphs.map(({ bbox, id }, place) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {};
    const x = pen + xOffset;
    pen += xAdvance;
    const isMark = xAdvance === 0;
    return {
      id,
      isMark,
      minX: x + bbox.minX,
      maxX: x + bbox.maxX,
      minY: bbox.minY + yOffset,
      maxY: bbox.maxY + yOffset,
    };
  });
}

const middle = ({ minX, maxX }: Box) => (minX + maxX) / 2;

it.each(["text", "strong", "title"] as const)("sets marks over and under their letters in the font for %s", (name) => {
  const font = fontkit.openSync(documentFonts[name]());
  const ink = inkOf(font, words.normalize("NFC"));
  expect(ink.every(({ id }) => id !== 0)).toBe(true);
  let letter = ink[0];
  for (const glyph of ink) {
    if (!glyph.isMark) {
      letter = glyph;
      continue;
    }
    const width = (letter?.maxX ?? 0) - (letter?.minX ?? 0);
    // Within a third of the letter's width from its middle, and clear of its body: above it, or below the line.
    expect(Math.abs(middle(glyph) - middle(letter as Box))).toBeLessThan(width / 3);
    expect(glyph.minY >= 400 || glyph.maxY <= 0 || glyph.maxX === glyph.minX).toBe(true);
  }
});

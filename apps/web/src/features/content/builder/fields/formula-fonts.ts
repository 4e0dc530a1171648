import ams from "katex/dist/fonts/KaTeX_AMS-Regular.woff2";
import mainBold from "katex/dist/fonts/KaTeX_Main-Bold.woff2";
import mainItalic from "katex/dist/fonts/KaTeX_Main-Italic.woff2";
import main from "katex/dist/fonts/KaTeX_Main-Regular.woff2";
import maths from "katex/dist/fonts/KaTeX_Math-Italic.woff2";
import size1 from "katex/dist/fonts/KaTeX_Size1-Regular.woff2";
import size2 from "katex/dist/fonts/KaTeX_Size2-Regular.woff2";
import size3 from "katex/dist/fonts/KaTeX_Size3-Regular.woff2";
import size4 from "katex/dist/fonts/KaTeX_Size4-Regular.woff2";

const faces: readonly (readonly [family: string, url: string, look?: FontFaceDescriptors])[] = [
  ["KaTeX_AMS", ams],
  ["KaTeX_Main", main],
  ["KaTeX_Main", mainBold, { weight: "700" }],
  ["KaTeX_Main", mainItalic, { style: "italic" }],
  ["KaTeX_Math", maths, { style: "italic" }],
  ["KaTeX_Size1", size1],
  ["KaTeX_Size2", size2],
  ["KaTeX_Size3", size3],
  ["KaTeX_Size4", size4],
];

/** Declares the fonts of formulas. The browser fetches each when a formula first uses it. */
export function addFormulaFonts(): void {
  for (const [family, url, look] of faces) document.fonts.add(new FontFace(family, `url(${url})`, look));
}

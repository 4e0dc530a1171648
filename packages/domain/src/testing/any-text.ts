import fc from "fast-check";

const isSurrogate = (codePoint: number): boolean => codePoint >= 0xd800 && codePoint <= 0xdfff;

const codePoints = (max: number) =>
  fc
    .integer({ min: 0, max })
    .filter((codePoint) => !isSurrogate(codePoint))
    .map((codePoint) => String.fromCodePoint(codePoint));

/** Any text at all, more often of the scripts and marks in the lowest blocks. fast-check's own "binary" unit takes seconds to set up. */
export const anyText = fc.string({ unit: fc.oneof(codePoints(0x17f), codePoints(0x1eff), codePoints(0x10ffff)) });

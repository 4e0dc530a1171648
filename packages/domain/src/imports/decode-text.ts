/** Decodes text files of spreadsheet programs: UTF-8, UTF-16, or an 8-bit encoding of a country or of a Mac. */

/** Encodings by their names for people. */
const encodings = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16",
  "utf-16be": "UTF-16",
  "windows-1252": "Western European (Windows-1252)",
  macintosh: "Western European (Mac OS Roman)",
  "windows-1250": "Central European (Windows-1250)",
  "windows-1251": "Cyrillic (Windows-1251)",
  "windows-1253": "Greek (Windows-1253)",
  "windows-1254": "Turkish (Windows-1254)",
} as const;
type Encoding = keyof typeof encodings;

/** In the order of trial; of equally likely ones, the first is taken. */
const eightBit = Object.keys(encodings).filter((name) => !name.startsWith("utf")) as Encoding[];

export interface DecodedText {
  text: string;
  /** Null for Unicode, which needs no guess. */
  guessed: string | null;
}

/** Characters that plain text tables do not contain. */
const notText = /[^\P{Cc}\t\r\n\u0085]/u;

/** Signs of a wrong encoding: a capital or a symbol within a word, or a word without any ASCII letter. */
const odd = /\p{Ll}(?![A-Z])\p{Lu}|\p{L}(?![\p{ASCII}’‘“”–—…])[\p{S}\p{P}\p{N}]|(?![\p{ASCII}’‘“”–—…£€])[\p{S}]\p{L}/gu;
const manyMarked = /(?:(?![A-Za-z])\p{Script=Latin}){3}/gu;

const oddities = (text: string) => (text.match(odd) ?? []).length + (text.match(manyMarked) ?? []).length;

/** What Windows-1252 has in place of Latin-1's control characters; some engines confuse the two. */
const windowsSigns = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const withSigns = (text: string) =>
  text.replaceAll(/[\u0080-\u009f]/g, (sign) => windowsSigns[sign.charCodeAt(0) - 0x80] ?? sign);

function tryDecode(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    const decoded = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    const text = encoding === "windows-1252" ? withSigns(decoded) : decoded;
    return notText.test(text) ? null : text;
  } catch {
    return null;
  }
}

/** Detects UTF-16 by its byte order mark, or by zeros in every other byte. */
function wideEncodingOf(bytes: Uint8Array): Encoding | null {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return "utf-16le";
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? "utf-16be" : null;
}

/** Bytes that begin no letter in any encoding here; a text has none, a damaged one has few. */
const isStray = (byte: number) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13;

/** Whether bytes are text but for a few that strayed into it. */
function isNearlyText(bytes: Uint8Array): boolean {
  let stray = 0;
  for (const byte of bytes) if (isStray(byte)) stray += 1;
  return stray <= Math.max(1, bytes.length / 100);
}

/** Whether a file that begins with these bytes may be text. */
export const mayBeText = (start: Uint8Array): boolean =>
  start.length > 0 && (wideEncodingOf(start) !== null || !start.some(isStray));

/**
 * Where the first byte is that keeps a file from being text: its line, from 1, and its code. Null if that is not what is
 * wrong.
 */
export function strayByte(bytes: Uint8Array): { line: number; code: number } | null {
  if (wideEncodingOf(bytes) !== null || !isNearlyText(bytes)) return null;
  const at = bytes.findIndex(isStray);
  const code = bytes[at];
  if (code === undefined) return null;
  let line = 1;
  for (let place = 0; place < at; place += 1) {
    const isEnd = bytes[place] === 10 || (bytes[place] === 13 && bytes[place + 1] !== 10);
    if (isEnd) line += 1;
  }
  return { line, code };
}

/** How many bytes are used to tell 8-bit encodings apart. */
const lookedAt = 200_000;

function decodeEightBit(bytes: Uint8Array): DecodedText | null {
  const start = bytes.subarray(0, lookedAt);
  const read = eightBit
    .flatMap((encoding) => {
      const text = tryDecode(start, encoding);
      return text === null ? [] : [{ encoding, odd: oddities(text) }];
    })
    .sort((a, b) => a.odd - b.odd);
  for (const { encoding } of read) {
    const text = tryDecode(bytes, encoding);
    if (text !== null) return { text, guessed: encodings[encoding] };
  }
  return null;
}

/**
 * Decodes a whole text file (a letter may span any two chunks); null if it is not text.
 *
 *     decodeText(Buffer.from("Ren\xe9", "latin1")); // { text: "René", guessed: "Western European (Windows-1252)" }
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const wide = wideEncodingOf(bytes);
  const text = tryDecode(bytes, wide ?? "utf-8");
  if (text !== null) return { text, guessed: null };
  return wide === null ? decodeEightBit(bytes) : null;
}

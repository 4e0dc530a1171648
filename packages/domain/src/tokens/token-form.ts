import { tokenMessages } from "./token-messages.ts";

/** What every token begins with, so that people and scanners of code know one. */
const mark = "lip_";
/** The letters of 192 random bits, and of their checksum. */
export const randomLetters = 33;
const checkLetters = 6;

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

export function base62(value: bigint, length: number): string {
  let text = "";
  for (let rest = value; rest > 0n; rest /= 62n) text = letters.charAt(Number(rest % 62n)) + text;
  return text.padStart(length, "0");
}

/** CRC-32 of a text of ASCII letters, as zlib has it; browsers have none. */
function crc32(text: string): number {
  let crc = -1;
  for (let place = 0; place < text.length; place += 1) {
    crc ^= text.charCodeAt(place);
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return (crc ^ -1) >>> 0;
}

const checked = (body: string): string => body + base62(BigInt(crc32(body)), checkLetters);

/** The token of some random letters: with the mark, and with a checksum. */
export const tokenOf = (random: string): string => checked(mark + random);

const form = new RegExp(`^${mark}[0-9A-Za-z]{${randomLetters + checkLetters}}$`);

/** Whether a text is meant as a service token, well typed or not. */
export const isMarked = (text: string): boolean => text.startsWith(mark);

/** What is wrong with a text that should be a service token; null if nothing can be seen. */
export function tokenProblem(text: string): string | null {
  if (text === "") return tokenMessages.missing;
  if (!isMarked(text)) return tokenMessages.unmarked;
  if (!form.test(text)) return tokenMessages.length;
  return checked(text.slice(0, -checkLetters)) === text ? null : tokenMessages.mistyped;
}

/** Whether a text can be a token: a mistyped one is refused before anything is looked up. */
export const isWellTyped = (text: string): boolean => tokenProblem(text) === null;

import { createHmac, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

/** What every token begins with, so that people and scanners of code know one. */
const mark = "lip_";
const randomBytesEach = 24;
const randomLetters = 33;
const checkLetters = 6;
/** How much of a token tells it from others. */
const shownLetters = 8;

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

function base62(value: bigint, length: number): string {
  let text = "";
  for (let rest = value; rest > 0n; rest /= 62n) text = letters.charAt(Number(rest % 62n)) + text;
  return text.padStart(length, "0");
}

const checkOf = (body: string): string => base62(BigInt(crc32(body)), checkLetters);

/** A new token: 192 random bits and a checksum. */
export function newToken(): string {
  const body = mark + base62(BigInt(`0x${randomBytes(randomBytesEach).toString("hex")}`), randomLetters);
  return body + checkOf(body);
}

const form = new RegExp(`^${mark}[0-9A-Za-z]{${randomLetters + checkLetters}}$`);

/** Whether a text is meant as a service token, well typed or not. */
export const isMarked = (text: string): boolean => text.startsWith(mark);

/** Whether a text can be a token: a mistyped one is refused before anything is looked up. */
export const isWellTyped = (text: string): boolean =>
  form.test(text) && checkOf(text.slice(0, -checkLetters)) === text.slice(-checkLetters);

export const prefixOf = (token: string): string => token.slice(0, shownLetters);

/** What is stored of a token. */
export const tokenHash = (key: Buffer, token: string): string => createHmac("sha256", key).update(token).digest("hex");

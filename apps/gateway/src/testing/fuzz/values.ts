import type { Random } from "./random.ts";

const plainTexts = [
  "Igbo",
  "a",
  "Ada Obi",
  "ada@example.org",
  "2026-10-27",
  "Africa/Lagos",
  "UK",
  "draft",
  "name",
] as const;

/** Texts that trip up programs: lone surrogates, control characters, right-to-left text, code. */
const oddTexts = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "x\udc00y",
  "\u202egnp.exe",
  "\u200b",
  "a\r\nSet-Cookie: a=b",
  "\u001b[2J",
  "🧑🏾‍🏫",
  "ọ̀",
  "é",
  "İ",
  "ß",
  "'; DROP TABLE users; --",
  "%",
  "_",
  "\\",
  "%00",
  "../../etc/passwd",
  "{{7*7}}",
  "${7*7}",
  "<script>alert(1)</script>",
  "__proto__",
  "constructor",
  "null",
  "undefined",
  "NaN",
  "true",
  "-1",
  "1e400",
  "9".repeat(30),
  "a".repeat(201),
  "ọ".repeat(5_000),
  "0000-00-00",
  "2026-02-30",
  "9999999-01-01T00:00:00.000Z",
  "2026-13-45T99:99:99Z",
  "Mars/Olympus",
] as const;

const oddNumbers = [0, -1, 1, 0.5, -0, 1e308, -1e308, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, 5e-324] as const;

export const oddText = (random: Random): string => {
  if (random.isChance(0.8)) return random.pick(oddTexts);
  return String.fromCharCode(...Array.from({ length: random.below(20) }, () => random.below(0x10000)));
};

export const text = (random: Random): string => (random.isChance(0.5) ? random.pick(plainTexts) : oddText(random));

export const number = (random: Random): number =>
  random.isChance(0.6) ? random.below(5) + 1 : random.pick(oddNumbers);

/** The id of an existing record, nearly one, or anything else. */
export function id(random: Random, known: readonly string[]): string {
  if (random.isChance(0.7)) return random.pick(known) ?? "0".repeat(24);
  return random.isChance(0.5) ? "0123456789abcdef01234567" : oddText(random);
}

/** Any JSON. */
export function anything(random: Random, depth = 3): unknown {
  const kind = random.below(depth > 0 ? 7 : 5);
  if (kind === 0) return null;
  if (kind === 1) return random.isChance(0.5);
  if (kind === 2) return number(random);
  if (kind <= 4) return text(random);
  if (kind === 5) return random.many(4, () => anything(random, depth - 1));
  return Object.fromEntries(random.many(4, () => [text(random), anything(random, depth - 1)]));
}

/** A text without lone surrogates, which URLs cannot contain. */
export const wellFormed = (written: string): string => written.replaceAll(/\p{Surrogate}/gu, "\ufffd");

/** A text with a slice removed, doubled, moved or overwritten. */
export function damaged(random: Random, whole: string): string {
  let damagedText = whole;
  for (let times = 1 + random.below(3); times > 0; times -= 1) {
    const from = random.below(damagedText.length + 1);
    const to = Math.min(damagedText.length, from + random.below(12));
    const [before, slice, after] = [damagedText.slice(0, from), damagedText.slice(from, to), damagedText.slice(to)];
    damagedText = random.pick([
      before + after,
      before + slice + slice + after,
      after + slice + before,
      before +
        random.pick(["{", "}", "(", ")", "[", "]", '"', "$", "@", "...", ":", "!", "#", "\\", ",", "&", "=", "%"]) +
        after,
      before + oddText(random) + after,
    ]);
  }
  return damagedText;
}

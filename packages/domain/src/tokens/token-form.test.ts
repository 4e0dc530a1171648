import { expect, it } from "@jest/globals";
import { crc32 } from "node:zlib";
import { base62, isWellTyped, randomLetters, tokenOf, tokenProblem } from "./token-form.ts";
import { tokenMessages } from "./token-messages.ts";

const token = tokenOf("Ab3".repeat(11));

it("has the checksum that zlib gives", () => {
  for (const letter of ["0", "Z", "a", "9"]) {
    const body = `lip_${letter.repeat(randomLetters)}`;
    expect(tokenOf(letter.repeat(randomLetters))).toBe(body + base62(BigInt(crc32(body)), 6));
  }
  expect(token).toMatch(/^lip_[0-9A-Za-z]{39}$/);
  expect(isWellTyped(token)).toBe(true);
});

it.each([
  ["", tokenMessages.missing],
  ["eyJhbGciOi.J9", tokenMessages.unmarked],
  [token.toUpperCase(), tokenMessages.unmarked],
  [token.slice(0, -1), tokenMessages.length],
  [`${token}0`, tokenMessages.length],
  [token.replace("A", "é"), tokenMessages.length],
  [token.replace("Ab3", "Ab4"), tokenMessages.mistyped],
])("says what is wrong with %j", (text, message) => {
  expect(tokenProblem(text)).toBe(message);
});

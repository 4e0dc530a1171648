import { randomInt } from "node:crypto";
import { isWithin } from "./service-token-actor.ts";
import { isWellTyped } from "@app/domain/tokens/token-form.ts";
import { newToken, prefixOf, tokenHash } from "./token-form.ts";

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const letter = () => letters.charAt(randomInt(letters.length));

it("makes tokens of one form, all different", () => {
  const tokens = Array.from({ length: 200 }, newToken);
  for (const token of tokens) expect(token).toMatch(/^lip_[0-9A-Za-z]{39}$/);
  expect(tokens.every(isWellTyped)).toBe(true);
  expect(new Set(tokens).size).toBe(tokens.length);
  expect(prefixOf(tokens[0] ?? "")).toHaveLength(8);
});

it("knows a thousand random texts of the form for what they are", () => {
  const texts = Array.from({ length: 1000 }, () => `lip_${Array.from({ length: 39 }, letter).join("")}`);
  expect(texts.filter(isWellTyped)).toEqual([]);
});

it("notices every change of one letter", () => {
  const token = newToken();
  for (let n = 0; n < 1000; n++) {
    const place = randomInt(4, token.length);
    const other = letter();
    if (other === token.charAt(place)) continue;
    expect(isWellTyped(token.slice(0, place) + other + token.slice(place + 1))).toBe(false);
  }
  for (const other of ["", `${token}0`, token.slice(1), token.toLowerCase(), ` ${token}`])
    expect(isWellTyped(other)).toBe(false);
});

it("hashes under the key", () => {
  const token = newToken();
  const [one, two] = ["a", "b"].map((key) => tokenHash(Buffer.from(key), token));
  expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(one).not.toBe(two);
});

it("lets in what lies in one of the networks", () => {
  const networks = ["203.0.113.0/24", "2001:db8::/32"];
  const inside = ["203.0.113.9", "::ffff:203.0.113.9", "2001:db8:1::5"];
  const outside = ["203.0.114.9", "::1", "2001:db9::1", "nonsense", ""];
  expect(inside.map((address) => isWithin(networks, address))).toEqual([true, true, true]);
  expect(outside.map((address) => isWithin(networks, address))).toEqual(outside.map(() => false));
  expect([isWithin(networks, null), isWithin([], null), isWithin([], "::1")]).toEqual([false, true, true]);
});

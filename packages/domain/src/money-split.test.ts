import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { applyBasisPoints, roundHalfUp, splitByWeights } from "./money.ts";

it.each([
  ["a discount over lines", 1050, [3 * 1999, 1000], [900, 150]],
  ["a pod's shares", 1000001, [3334, 3333, 3333], [333401, 333300, 333300]],
  ["ties to the earlier items", 100, [1, 1, 1], [34, 33, 33]],
  ["ties among some of the items", 5, [1, 2, 1, 2], [1, 2, 1, 1]],
  ["the larger remainder before the earlier item", 10, [1, 2], [3, 7]],
  ["one item", 7, [3], [7]],
  ["nothing over items", 0, [1, 2], [0, 0]],
  ["nothing over weights of nothing", 0, [0, 0], [0, 0]],
  ["nothing for a weight of nothing", 5, [0, 1, 0], [0, 5, 0]],
  ["an amount given back", -100, [1, 1, 1], [-34, -33, -33]],
  ["nothing over no items", 0, [], []],
])("splits %s", (_, amount, weights, parts) => {
  expect(splitByWeights(amount, weights)).toEqual(parts);
});

it("refuses weights that cannot carry the amount", () => {
  expect(() => splitByWeights(1, [0, 0])).toThrow(RangeError);
  expect(() => splitByWeights(1, [])).toThrow(RangeError);
  expect(() => splitByWeights(1, [2, -1])).toThrow(RangeError);
});

const amounts = fc.maxSafeInteger();
const weighted = fc
  .array(fc.nat({ max: 1_000_000_000 }), { minLength: 1, maxLength: 12 })
  .filter((weights) => weights.some((weight) => weight > 0));

it("splits into parts that add up, each within one unit of its share", () => {
  fc.assert(
    fc.property(amounts, weighted, (amount, weights) => {
      const parts = splitByWeights(amount, weights);
      const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
      expect(parts.reduce((sum, part) => sum + BigInt(part), 0n)).toBe(BigInt(amount));
      parts.forEach((part, index) => {
        const off = BigInt(part) * total - BigInt(amount) * BigInt(weights[index]!);
        expect(off < total && off > -total).toBe(true);
      });
    }),
  );
});

it("gives a greater weight no less, and an equal one no more when it comes later", () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), weighted, (amount, weights) => {
      const parts = splitByWeights(amount, weights);
      const ranked = weights
        .map((weight, index) => ({ weight, index, part: parts[index]! }))
        .toSorted((a, b) => b.weight - a.weight || a.index - b.index);
      expect(ranked.map(({ part }) => part)).toEqual(parts.toSorted((a, b) => b - a));
    }),
  );
});

it("rounds to the nearest whole, halves away from zero", () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 1_000_000 }), (numerator, denominator) => {
      const off = 2n * (BigInt(roundHalfUp(numerator, denominator)) * BigInt(denominator) - BigInt(numerator));
      const half = BigInt(denominator);
      const away = numerator >= 0 ? off > -half && off <= half : off >= -half && off < half;
      expect(away).toBe(true);
      expect(Math.abs(roundHalfUp(-numerator, denominator))).toBe(Math.abs(roundHalfUp(numerator, denominator)));
    }),
  );
});

it("takes of an amount never more than the whole", () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.integer({ min: 0, max: 10_000 }), (amount, basisPoints) => {
      const share = applyBasisPoints(amount, basisPoints);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(amount);
    }),
  );
});

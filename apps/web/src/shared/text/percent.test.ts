import { basisPointsOf, percentOf } from "./percent.ts";

it.each([
  [2000, "20"],
  [750, "7.5"],
  [0, "0"],
  [1, "0.01"],
])("shows %i hundredths of a per cent as %s and reads it back", (basisPoints, text) => {
  expect(percentOf(basisPoints)).toBe(text);
  expect(basisPointsOf(text)).toBe(basisPoints);
});

it.each(["7.555", "-1", "a", "1,5"])("takes %s for no rate", (text) => {
  expect(basisPointsOf(text)).toBeNull();
});

it("takes nothing for 0", () => {
  expect(basisPointsOf(null)).toBe(0);
});

import { jest } from "@jest/globals";
import { memoize } from "./memoize.ts";

it("makes a thing once for each key", () => {
  const make = jest.fn((zone: string) => ({ zone }));
  const inZone = memoize(make);
  expect(inZone("Europe/London")).toBe(inZone("Europe/London"));
  expect(inZone("Africa/Lagos")).toEqual({ zone: "Africa/Lagos" });
  expect(make).toHaveBeenCalledTimes(2);
});

it("makes what has no key when it is first asked for, and only then", () => {
  const make = jest.fn(() => ({}));
  const only = memoize(make);
  expect(make).not.toHaveBeenCalled();
  expect(only()).toBe(only());
  expect(make).toHaveBeenCalledTimes(1);
});

it("keeps nothing where making fails", () => {
  const make = jest.fn((name: string) => {
    throw new RangeError(name);
  });
  const inZone = memoize(make);
  expect(() => inZone("Nowhere/Here")).toThrow("Nowhere/Here");
  expect(() => inZone("Nowhere/Here")).toThrow("Nowhere/Here");
  expect(make).toHaveBeenCalledTimes(2);
});

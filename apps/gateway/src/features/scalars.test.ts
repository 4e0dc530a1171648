import { Kind } from "graphql";
import { scalars } from "./scalars.ts";

it.each([
  ["Date", "2026-02-28", true],
  ["Date", "2026-02-30", false],
  ["Date", "0000-01-01", false],
  ["Date", "2026-1-1", false],
  ["DateTime", "2026-11-27T04:00:00.000Z", true],
  ["DateTime", "0000-01-01T00:00:00Z", false],
  ["DateTime", "2026-13-01T00:00:00Z", false],
] as const)("takes a %s as %s: %s", (name, value, taken) => {
  const { parseValue, parseLiteral } = scalars[name];
  const literal = () => parseLiteral({ kind: Kind.STRING, value }, {});
  for (const parse of [() => parseValue(value), literal]) {
    if (taken) expect(parse()).toBe(value);
    else expect(parse).toThrow(`${name} must be written like`);
  }
});

it("hands on what a server answered as it is", () => {
  expect(scalars.Date.serialize("0000-01-01")).toBe("0000-01-01");
});

it("19: carries amounts beyond 32 bits, and refuses what is not exact", () => {
  const { parseValue, parseLiteral, serialize } = scalars.MinorUnits;
  expect(serialize(2_147_483_648)).toBe(2_147_483_648);
  expect(parseValue(Number.MAX_SAFE_INTEGER)).toBe(Number.MAX_SAFE_INTEGER);
  expect(parseLiteral({ kind: Kind.INT, value: "2147483648" }, {})).toBe(2_147_483_648);
  for (const refused of [22.5, 2 ** 53, "2250", null]) expect(() => parseValue(refused)).toThrow("MinorUnits must be");
  expect(() => parseLiteral({ kind: Kind.INT, value: "9007199254740993" }, {})).toThrow("MinorUnits must be");
  expect(() => parseLiteral({ kind: Kind.STRING, value: "2250" }, {})).toThrow("MinorUnits must be");
});

import { creditedPart } from "./credited-part.ts";

it("takes the share of net and tax off a line, and never more than all of it", () => {
  const line = { unitAmount: 2400, net: 2000, taxAmount: 400 };
  expect(creditedPart(line, 0, 1200)).toEqual({ net: 1000, tax: 200 });
  const odd = { unitAmount: 1000, net: 833, taxAmount: 167 };
  const parts = [333, 333, 334].map((amount, place) => creditedPart(odd, place * 333, amount));
  expect(parts.reduce((sum, { net }) => sum + net, 0)).toBe(833);
  expect(parts.reduce((sum, { tax }) => sum + tax, 0)).toBe(167);
});

import { mergedCodes } from "./merged-codes.ts";

const draft = (...promoCodes: string[]) => ({ promoCodes });

it("takes each code of the drafts once", () => {
  expect(mergedCodes([draft("A", "B"), draft("B"), draft("C")])).toEqual({ codes: ["A", "B", "C"], problem: null });
});

it("names the codes where they are more than an invoice takes", () => {
  expect(mergedCodes([draft("A", "B"), draft("C", "D")]).problem).toBe(
    "Together these drafts have 4 promo codes: A, B, C, D. An invoice takes 3 at most. Remove codes from the drafts first.",
  );
});

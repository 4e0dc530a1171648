import { lettersOf, rankMatches, whyUnclear } from "./unclear-payments.ts";

type Facts = Parameters<typeof whyUnclear>[0];
const payment: Facts = {
  status: "unclear",
  gateway: "STRIPE",
  currency: "NGN",
  amount: 4_400_000,
  expectedAmount: 4_500_000,
  isCustomerKnown: true,
  asked: null,
};
const asked = { name: "OC-NG-2026-00012", currency: "NGN", status: "sent", due: 4_500_000 } as const;

it.each<[string, Partial<Facts>, string]>([
  [
    "too little",
    { status: "mismatch", asked },
    "The amount received (₦44,000.00) differs from the amount due (₦45,000.00).",
  ],
  [
    "another currency",
    { status: "mismatch", currency: "USD", asked },
    "This invoice is in NGN. The payment is in USD.",
  ],
  [
    "twice",
    { asked: { ...asked, status: "paid", due: 0 } },
    "Nothing is due on OC-NG-2026-00012 any more: it is paid.",
  ],
  ["not confirmed", { status: "pending", asked }, "Stripe has not said yet whether it arrived."],
  ["no invoice", {}, "Nobody has said yet which invoice it pays."],
  ["a stranger", { isCustomerKnown: false }, "It does not say whose it is."],
])("says why a payment is unclear: %s", (_, change, reason) => {
  expect(whyUnclear({ ...payment, ...change })).toBe(reason);
});

it("puts the likeliest invoice first, and no invoice that nothing speaks for", () => {
  const matches = [{ why: ["amount"] }, { why: [] }, { why: ["reference"] }, { why: ["payer", "amount"] }] as const;
  expect(rankMatches(matches, false).map(({ why }) => why)).toEqual([["reference"], ["payer", "amount"], ["amount"]]);
  expect(rankMatches(matches, true).map(({ why }) => why)).toEqual([["reference"], ["payer", "amount"]]);
});

it("finds a number however a bank writes it", () => {
  expect(lettersOf("lessons oc uk 2026/00034")).toContain(lettersOf("OC-UK-2026-00034"));
});

import { creditReward, isClawBackDay, moneyReward, payoutOf, qualifiesOn } from "./reward.ts";
import type { ReferralTerms } from "./referrer.ts";

const terms: ReferralTerms = {
  rewardType: "percent",
  percentBp: 1000,
  rewardCurrency: null,
  rewardAmount: null,
  capPerReferral: [],
  ownReward: null,
  refereeReward: null,
  qualifyingLessons: 1,
  holdDays: 14,
};
const invoice = { currency: "NGN", amount: 3_300_000 } as const;
const cap = [{ currency: "NGN", amount: 250_000 } as const];
const pounds = { kind: "amount", lessons: null, amounts: [{ currency: "GBP", amount: 1000 }] } as const;
const lesson = { kind: "credit-lessons", lessons: 1, amounts: [] } as const;

it.each<[string, Partial<ReferralTerms>, { currency: string; amount: number } | null]>([
  ["10% of ₦33,000.00", {}, { currency: "NGN", amount: 330_000 }],
  ["the same, capped", { capPerReferral: cap }, { currency: "NGN", amount: 250_000 }],
  [
    "a cap in another currency",
    { capPerReferral: [{ currency: "GBP", amount: 1 }] },
    { currency: "NGN", amount: 330_000 },
  ],
  ["a sum", { rewardType: "amount", rewardCurrency: "GBP", rewardAmount: 2000 }, { currency: "GBP", amount: 2000 }],
])("13: a teacher earns %s", (_, changes, expected) => {
  expect(moneyReward({ scheme: "teacher", terms: { ...terms, ...changes }, invoice, ownCurrency: null })).toEqual(
    expected,
  );
});

it("pays a customer money only by such terms, in the currency they pay in", () => {
  const earned = (ownReward: ReferralTerms["ownReward"], ownCurrency: "GBP" | "USD") =>
    moneyReward({ scheme: "customer", terms: { ...terms, ownReward }, invoice, ownCurrency });
  expect(earned({ ...pounds, amounts: [...pounds.amounts] }, "GBP")).toEqual({ currency: "GBP", amount: 1000 });
  expect(earned({ ...pounds, amounts: [...pounds.amounts] }, "USD")).toBeNull();
  expect(earned({ ...lesson, amounts: [] }, "GBP")).toBeNull();
});

it("13: gives lessons as credit of 60 minutes each, money in the currency of whoever is given it", () => {
  expect(creditReward({ ...lesson, amounts: [] }, "NGN")).toEqual({ unit: "minutes", quantity: 60 });
  const money = { kind: "credit-money" as const, lessons: null, amounts: [{ currency: "GBP" as const, amount: 500 }] };
  expect(creditReward(money, "GBP")).toEqual({ unit: "money", quantity: 500 });
  expect(creditReward(money, "NGN")).toBeNull();
  expect(creditReward(null, "NGN")).toBeNull();
});

it.each<[held: string[], paidOn: string, lessons: number, expected: string | null]>([
  [[], "2026-03-01", 1, null],
  [["2026-03-05"], "2026-03-01", 1, "2026-03-19"],
  [["2026-02-20"], "2026-03-01", 1, "2026-03-15"],
  [["2026-03-05"], "2026-03-01", 2, null],
  [["2026-03-05", "2026-03-12", "2026-03-19"], "2026-03-01", 2, "2026-03-26"],
])("lessons held on %j, paid on %s, %i asked for: qualifies on %s", (held, paidOn, qualifyingLessons, expected) => {
  expect(qualifiesOn(held, paidOn, { ...terms, qualifyingLessons })).toBe(expected);
});

it("takes back until the sixtieth day after the payment", () => {
  expect(["2026-03-01", "2026-04-30", "2026-05-01"].map((day) => isClawBackDay("2026-03-01", day))).toEqual([
    true,
    true,
    false,
  ]);
});

it("13: a payout is never below zero, and the rest is carried", () => {
  const owed = [{ referralId: "back", amount: 250_000 }];
  const first = payoutOf([{ referralId: "one", amount: 180_000 }], owed);
  expect(first).toEqual({
    amount: 0,
    lines: [
      { referralId: "one", amount: 180_000 },
      { referralId: "back", amount: -180_000 },
    ],
  });
  const carried = [{ referralId: "back", amount: 70_000 }];
  expect(payoutOf([{ referralId: "two", amount: 100_000 }], carried).amount).toBe(30_000);
  expect(payoutOf([], []).amount).toBe(0);
});

import { creditWords, firstNames, payoutWords } from "./referral-mail-words.ts";

it("names those who were referred once each", () => {
  expect(firstNames(["Chidi", "Ngozi", "Chidi"])).toBe("Chidi and Ngozi");
});

it("says which credit is given, in the currency of the reader", () => {
  const lesson = { kind: "credit-lessons", lessons: 2, amounts: [] } as const;
  expect(creditWords({ ...lesson, amounts: [] }, "GBP")).toBe("We have added 2 free lessons to your account.");
  const money = { kind: "credit-money" as const, lessons: null, amounts: [{ currency: "GBP" as const, amount: 1000 }] };
  expect(creditWords(money, "GBP")).toBe("We have added £10.00 to your account.");
  expect(creditWords(money, "NGN")).toBeNull();
});

it("says what was taken off a payout, down to nothing", () => {
  const paid = { currency: "GBP" as const, amount: 3000, earned: 3000, reference: "TRF-1" };
  expect(payoutWords(paid)).toBe("We have paid you £30.00, with the reference TRF-1.");
  expect(payoutWords({ ...paid, amount: 1000 })).toBe(
    "We have paid you £10.00, with the reference TRF-1. £20.00 was set against an earlier reward that was taken back.",
  );
  expect(payoutWords({ ...paid, amount: 0 })).toBe(
    "£30.00 is set against an earlier reward that was taken back, so nothing is paid this time.",
  );
});

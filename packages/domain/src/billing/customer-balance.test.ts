import { balanceWords } from "./customer-balance.ts";

const none = { owed: 0, money: 0, minutes: 0, lessonMinutes: null };

it("says what is owed first, then what is left, by currency", () => {
  expect(
    balanceWords([
      { ...none, currency: "GBP" as const, minutes: 360, lessonMinutes: 60 },
      { ...none, currency: "NGN" as const, owed: 1_250_000, money: 50_000 },
      { ...none, currency: "USD" as const, minutes: 45, lessonMinutes: 60 },
    ]),
  ).toEqual(["₦12,500.00 owed", "6 lessons left", "45 minutes left", "₦500.00 credit"]);
  expect(balanceWords([])).toEqual([]);
});

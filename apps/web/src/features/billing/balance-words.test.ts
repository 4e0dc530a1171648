import { balanceWords } from "./balance-words.public.ts";

const none = { owed: 0, money: 0, minutes: 0, lessonMinutes: null };

it("says what is owed first, then what is left, by currency", () => {
  expect(
    balanceWords([
      { ...none, currency: "GBP", minutes: 360, lessonMinutes: 60 },
      { ...none, currency: "NGN", owed: 1_250_000, money: 50_000 },
      { ...none, currency: "USD", minutes: 45, lessonMinutes: 60 },
    ]),
  ).toEqual(["₦12,500.00 owed", "6 lessons left", "45 minutes left", "₦500.00 credit"]);
  expect(balanceWords([])).toEqual([]);
  expect(balanceWords(null)).toEqual([]);
});

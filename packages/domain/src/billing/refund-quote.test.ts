import { quoteRefund, refundProblem, type RefundTerms } from "./refund-quote.ts";

/** Worked example 3: 7 lessons of 60 minutes for $95.00, two of them used. */
const terms: RefundTerms = {
  unit: "minutes",
  currency: "USD",
  size: 420,
  worth: 9_500,
  tax: 0,
  taken: 120,
  value: 2_714,
  taxValue: 0,
  free: 300,
  moved: [],
  lessonMinutes: 60,
  refundable: 9_500,
  spent: 2_714,
  waiting: 0,
  due: 0,
};
const lessons = (count: number) => ({ quantity: count * 60, extra: 0, closes: false });

it("3.3 quotes three of seven lessons at $40.72", () => {
  expect(quoteRefund(terms, lessons(3))).toEqual({ quantity: 180, amount: 4_072, net: 4_072, tax: 0, total: 4_072 });
});

it("4 gives back the tax with the net", () => {
  const sold = { ...terms, currency: "GBP" as const, size: 240, worth: 9_000, tax: 1_800 };
  const oneUsed = { ...sold, taken: 60, value: 2_250, taxValue: 450, free: 180 };
  expect(quoteRefund(oneUsed, lessons(3))).toMatchObject({ net: 6_750, tax: 1_350, amount: 8_100, total: 8_100 });
});

it("3 refuses more than is unused, in lessons, minutes and money", () => {
  const after = { ...terms, taken: 300, value: 6_786, free: 120 };
  expect(refundProblem(after, lessons(2))).toBeNull();
  expect(refundProblem(after, { ...lessons(2), quantity: 121 })).toEqual([
    "quantity",
    "Only 2 lessons (120 minutes, $27.14) of this invoice are unused.",
  ]);
});

it("refuses more money than is unused", () => {
  const money = { ...terms, unit: "money" as const, size: 9_500, taken: 0, value: 0, free: 9_500, lessonMinutes: null };
  expect(refundProblem(money, { quantity: 9_501, extra: 0, closes: false })?.[1]).toBe(
    "Only $95.00 of this invoice is unused.",
  );
});

it("gives back no unused lesson as one that was used: its credit would stay", () => {
  expect(refundProblem(terms, { quantity: 0, extra: 2_714, closes: false })).toBeNull();
  expect(refundProblem(terms, { quantity: 0, extra: 2_715, closes: false })).toEqual([
    "extra",
    "Only $27.14 of this invoice was used. Give the unused lessons back as lessons.",
  ]);
});

describe("2 a prepayment of which 9000 of 20000 is paid, two of ten lessons used", () => {
  const part: RefundTerms = {
    ...terms,
    currency: "GBP",
    size: 600,
    worth: 20_000,
    taken: 120,
    value: 4_000,
    free: 120,
    refundable: 9_000,
    spent: 4_000,
    waiting: 1_000,
    due: 11_000,
  };

  it("gives back 5000 when the rest is closed", () => {
    const quote = quoteRefund(part, { quantity: 120, extra: 0, closes: true });
    expect(quote).toMatchObject({ amount: 5_000, total: 16_000 });
  });

  it("credits what is due, and leaves what waited to be given back, when it is closed at what was paid", () => {
    expect(quoteRefund(part, { quantity: 0, extra: 0, closes: true })).toMatchObject({ amount: 1_000, total: 12_000 });
  });

  it("never gives back more than was paid", () => {
    expect(refundProblem(part, { quantity: 120, extra: 5_001, closes: false })).toEqual([
      "extra",
      "At most £90.00 of this invoice can be given back.",
    ]);
  });
});

it("asks for an amount", () => {
  expect(refundProblem(terms, lessons(0))).toEqual(["quantity", "Enter how much is to be given back."]);
});

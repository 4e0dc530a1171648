import { expect, it } from "@jest/globals";
import { amountDue, divideReceived, refundable, spreadReceived } from "./amount-due.ts";

const paid = { total: 20000, received: 20000, givenBack: 0, credited: 0, writtenOff: 0, disputed: 0 };

it("15: keeps what is over as credit, and leaves the rest due where less came", () => {
  expect(divideReceived(5_000_000, 4_500_000)).toEqual({ allocated: 4_500_000, over: 500_000 });
  expect(divideReceived(2_000_000, 4_500_000)).toEqual({ allocated: 2_000_000, over: 0 });
  expect(amountDue({ ...paid, total: 1_350_000, received: 500_000 })).toBe(850_000);
});

it("11: reopens an invoice whose payment the bank took back, and never owes below 0", () => {
  expect(refundable({ ...paid, disputed: 20000 })).toBe(0);
  expect(amountDue({ ...paid, givenBack: 20000 })).toBe(20000);
  expect(amountDue({ ...paid, givenBack: 20000, credited: 12000 })).toBe(8000);
  expect(amountDue({ ...paid, credited: 12000 })).toBe(0);
});

it("12: counts what was refunded before the dispute once", () => {
  const money = { ...paid, total: 10000, received: 10000, givenBack: 3000, credited: 3000 };
  expect(refundable({ ...money, disputed: 7000 })).toBe(0);
  expect(amountDue({ ...money, givenBack: 10000 })).toBe(7000);
  expect(refundable(money)).toBe(7000);
  expect(amountDue(money)).toBe(0);
});

it("spreads one payment over several invoices, oldest first", () => {
  expect(spreadReceived(2500, [1000, 1200, 900])).toEqual([1000, 1200, 300]);
  expect(spreadReceived(500, [1000, 1200])).toEqual([500, 0]);
});

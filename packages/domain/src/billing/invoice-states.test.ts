import { expect, it } from "@jest/globals";
import { isOverdue, statusFor } from "./invoice-states.ts";

const money = { total: 10000, received: 0, givenBack: 0, credited: 0, writtenOff: 0 };

it.each([
  ["draft", money, "draft"],
  ["void", { ...money, received: 10000 }, "void"],
  ["sent", money, "sent"],
  ["sent", { ...money, received: 4000 }, "part-paid"],
  ["part-paid", { ...money, received: 10000 }, "paid"],
  ["sent", { ...money, total: 0 }, "paid"],
  ["part-paid", money, "sent"],
  ["sent", { ...money, credited: 10000 }, "credited"],
  ["part-paid", { ...money, received: 4000, credited: 6000 }, "paid"],
  ["paid", { ...money, received: 10000, givenBack: 3000, credited: 3000 }, "part-refunded"],
  ["paid", { ...money, received: 10000, givenBack: 10000, credited: 10000 }, "refunded"],
  ["paid", { ...money, received: 10000, givenBack: 10000 }, "sent"],
] as const)("a %s invoice with %j is %s", (status, paid, expected) => {
  expect(statusFor(status, paid)).toBe(expected);
});

it("is overdue from the day after it is due, while something is due", () => {
  const invoice = { status: "part-paid", due: 1, dueOn: "2026-11-26" } as const;
  expect(isOverdue(invoice, "2026-11-26")).toBe(false);
  expect(isOverdue(invoice, "2026-11-27")).toBe(true);
  expect(isOverdue({ ...invoice, due: 0 }, "2026-11-27")).toBe(false);
  expect(isOverdue({ ...invoice, status: "void" }, "2026-11-27")).toBe(false);
  expect(isOverdue({ ...invoice, dueOn: null }, "2026-11-27")).toBe(false);
});

import { expect, it } from "@jest/globals";
import { topUpGroups, topUpSums, type TopUp } from "./top-up-groups.ts";

const invoice = (courseId: string, customer: string, currency: "GBP" | "USD", due: number): TopUp => ({
  __typename: "TopUpShown",
  courseId,
  name: courseId,
  customer: { __typename: "Customer", id: customer, name: customer },
  to: `${customer}@example.org`,
  description: "10 Igbo lessons",
  currency,
  total: 30_000,
  due,
  mails: [],
});

it("puts the invoices of each customer in each currency together, with what they come to", () => {
  const groups = topUpGroups([
    invoice("k1", "ada", "GBP", 30_000),
    invoice("k2", "obi", "GBP", 30_000),
    invoice("k3", "ada", "USD", 30_000),
    invoice("k4", "ada", "GBP", 28_000),
  ]);
  expect(groups.map(({ customer, currency, due, invoices }) => [customer?.id, currency, due, invoices.length])).toEqual(
    [
      ["ada", "GBP", 58_000, 2],
      ["obi", "GBP", 30_000, 1],
      ["ada", "USD", 30_000, 1],
    ],
  );
});

it("sums up what is to be paid, a currency at a time", () => {
  const invoices = [
    invoice("k1", "ada", "GBP", 30_000),
    invoice("k2", "obi", "USD", 30_000),
    invoice("k3", "ada", "GBP", 28_000),
  ];
  expect(topUpSums(invoices)).toBe("3 invoices: $300.00 and £580.00 to be paid.");
  expect(topUpSums(invoices.slice(1, 2))).toBe("1 invoice: $300.00 to be paid.");
});

import { expect, it } from "@jest/globals";
import { anId, refusalsOf } from "../testing/refusals.ts";
import { paymentInput, spreadProblem } from "./payment.ts";

const other = "b".repeat(24);
const input = {
  customerId: anId,
  gateway: "BANK_TRANSFER",
  currency: "NGN",
  amount: 5_000_000,
  receivedOn: "2026-11-20",
  allocations: [{ invoiceId: anId, amount: 4_500_000 }],
} as const;
const due = [{ id: anId, currency: "NGN", due: 4_500_000 }] as const;
const problem = (changes: object) => spreadProblem(paymentInput.parse({ ...input, ...changes }), due);

it("15: asks before what is over is kept as credit", () => {
  expect(problem({})).toEqual(["keepAsCredit", "₦5,000.00 more than is due. Keep it as credit?"]);
  expect(problem({ keepAsCredit: true })).toBeNull();
});

it("15: takes less as a part payment", () => {
  expect(problem({ amount: 2_000_000, allocations: [{ invoiceId: anId, amount: 2_000_000 }] })).toBeNull();
});

it("15: refuses another currency than the invoice's", () => {
  expect(problem({ currency: "USD" })).toEqual([
    "allocations.0.amount",
    "This invoice is in NGN. The payment is in USD.",
  ]);
});

it("refuses more for an invoice than is due, more than was paid, and unknown invoices", () => {
  expect(problem({ allocations: [{ invoiceId: anId, amount: 4_500_001 }] })).toEqual([
    "allocations.0.amount",
    "Only ₦45,000.00 is due on this invoice.",
  ]);
  expect(problem({ amount: 100 })).toEqual(["allocations", "The invoices must add up to ₦1.00 or less."]);
  expect(problem({ allocations: [{ invoiceId: other, amount: 1 }] })).toEqual([
    "allocations.0.invoiceId",
    "The selected invoice no longer exists.",
  ]);
});

it.each([
  [{ amount: 0 }, { amount: "Amount must be more than 0." }],
  [{ gateway: "STRIPE" }, { gateway: "Choose a valid payment." }],
  [{ receivedOn: "soon" }, { receivedOn: "Enter a valid date." }],
  [{ customerId: "" }, { customerId: "Customer is required." }],
])("refuses %j", (changes, refused) => {
  expect(refusalsOf(paymentInput, { ...input, ...changes })).toEqual(refused);
});

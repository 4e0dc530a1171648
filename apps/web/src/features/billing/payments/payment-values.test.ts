import { inputOf, newPayment, overOf, problemsOf, spreadOver, type PayableInvoice } from "./payment-values.ts";

const customerId = "c".repeat(24);
const invoice = (id: string, due: number, currency: PayableInvoice["currency"] = "GBP"): PayableInvoice => ({
  __typename: "Invoice",
  id: id.repeat(24),
  name: `PP-UK-2026-0000${id}`,
  status: "SENT",
  isDeleted: false,
  kind: "PRE_PAYMENT",
  currency,
  total: due,
  due,
  received: 0,
  isOverdue: false,
  isDisputed: false,
  refundNeedsDirector: true,
  mustRegenerate: false,
  sentAt: "2026-11-20T09:00:00.000Z",
  sentBy: null,
  customer: { __typename: "Customer", id: customerId, name: "Ada Obi" },
  version: 1,
  dueOn: "2026-11-30",
  claim: null,
});
const first = invoice("1", 10000);
const second = invoice("2", 5000);
const naira = invoice("3", 1_350_000, "NGN");
const invoices = [first, second, naira];

const typed = (changes: object) => ({ ...newPayment(first, "GBP", "2026-11-27"), ...changes });

it("begins with what is due on the invoice that was opened", () => {
  expect(newPayment(second, "GBP", "2026-11-27")).toMatchObject({ amount: "50.00", currency: "GBP" });
  expect(newPayment(undefined, "NGN", "2026-11-27")).toMatchObject({ amount: "", currency: "NGN" });
});

it("begins with the transfer that the customer told us of, with their proof", () => {
  const evidenceFile = { __typename: "File" as const, id: "f".repeat(24), name: "receipt.pdf", size: 2000 };
  const claim = { __typename: "TransferClaim" as const, amount: 8000, paidOn: "2026-11-25", payerName: "A Obi" };
  const begun = newPayment({ ...first, claim: { ...claim, evidenceFile } }, "GBP", "2026-11-27");
  expect(begun).toMatchObject({ amount: "80.00", payerName: "A Obi", evidence: { name: "receipt.pdf" } });
  expect(inputOf(customerId, begun).evidenceFileId).toBe(evidenceFile.id);
});

it("suggests the invoice that was opened first, then the oldest, in one currency", () => {
  expect(spreadOver(invoices, { amount: "120", currency: "GBP" }, null)).toEqual({
    [first.id]: "100.00",
    [second.id]: "20.00",
  });
  expect(spreadOver(invoices, { amount: "120", currency: "GBP" }, second.id)).toEqual({
    [second.id]: "50.00",
    [first.id]: "70.00",
  });
});

it("sends the parts in minor units, without empty ones", () => {
  const parts = { [first.id]: "100.00", [second.id]: "" };
  expect(inputOf(customerId, typed({ amount: "1,100", parts, payerName: " " }))).toMatchObject({
    amount: 110_000,
    payerName: null,
    allocations: [{ invoiceId: first.id, amount: 10_000 }],
  });
  expect(overOf(typed({ amount: "1,100", parts }))).toBe(100_000);
});

it.each<[object, object]>([
  [{ amount: "" }, { amount: "Amount is required." }],
  [{ amount: "12.345" }, { amount: "Enter an amount with at most 2 decimal places." }],
  [
    { amount: "100", parts: { [first.id]: "10x" } },
    { parts: { [first.id]: "Enter an amount with at most 2 decimal places." } },
  ],
  [{ amount: "200", parts: { [first.id]: "150" } }, { parts: { [first.id]: "Only £100.00 is due on this invoice." } }],
  [{ amount: "120", parts: { [first.id]: "100" } }, { keepAsCredit: "£20.00 more than is due. Keep it as credit?" }],
  [{ amount: "120", parts: { [first.id]: "100" }, keepAsCredit: true }, {}],
])("finds what is wrong with %j", (changes, problems) => {
  expect(problemsOf(customerId, typed(changes), invoices)).toEqual(problems);
});

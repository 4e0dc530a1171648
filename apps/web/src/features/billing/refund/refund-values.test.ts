import type { RefundTerms } from "@app/domain/billing/refund-quote.ts";
import { firstRefund, quoteOf, refundRules, sentRefund } from "./refund-values.ts";

/** Seven lessons for $95.00, two of them used. */
const terms: RefundTerms = {
  ...{ unit: "minutes", currency: "USD", size: 420, worth: 9_500, tax: 0, lessonMinutes: 60 },
  ...{
    taken: 120,
    value: 2_714,
    taxValue: 0,
    free: 300,
    moved: [],
    refundable: 9_500,
    spent: 2_714,
    waiting: 0,
    due: 0,
  },
};
const values = { ...firstRefund(terms, "2026-11-27"), lessons: 3, reference: "FPS 81223", reason: "Moving" };

it("offers all whole lessons that are unused", () => {
  expect(firstRefund(terms, "2026-11-27")).toMatchObject({ lessons: 5, minutes: 0, closes: false });
});

it("quotes and sends what is typed", () => {
  expect(quoteOf(terms, values).amount).toBe(4_072);
  expect(refundRules(terms).safeParse(values).success).toBe(true);
  expect(sentRefund(terms, values)).toMatchObject({ quantity: 180, extra: 0, way: "BANK", reference: "FPS 81223" });
});

it.each([
  ["lessons", { lessons: 6 }, "Only 5 lessons (300 minutes, $67.86) of this invoice are unused."],
  ["reference", { reference: " " }, "Enter the reference of the transfer."],
  ["reason", { reason: "" }, "Reason is required."],
])("says what is wrong at %s", (field, changes, message) => {
  const { error } = refundRules(terms).safeParse({ ...values, ...changes });
  expect(error?.issues[0]).toMatchObject({ path: [field], message });
});

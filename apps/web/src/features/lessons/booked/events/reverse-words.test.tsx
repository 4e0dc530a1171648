import { render, screen } from "@testing-library/react";
import type { LessonMoneyPartsFragment } from "../../../../shared/records/money-parts.generated.ts";
import { moneyWords, sharedMoneyWords } from "../../../../shared/records/money-words.ts";
import { ReverseWords } from "./reverse-words.tsx";

const part = {
  __typename: "LessonMoneyPart",
  customer: { __typename: "Customer", id: "1", firstName: "Rebecca", lastName: "Roberts" },
  ...{ usedMinutes: 0, usedAmount: 0, toBill: 0, billed: 2000, giftMinutes: 0, giftAmount: 750 },
  invoice: { __typename: "Invoice", id: "2", name: "OC-UK-2026-00112", status: "PAID" },
} as const;
const money: LessonMoneyPartsFragment = { __typename: "LessonMoney", state: "BILLED", currency: "GBP", parts: [part] };

it("names the invoice, the credit note and the gift in money before an outcome is taken back", () => {
  render(<ReverseWords money={money} />);
  expect(screen.getByText(/^£20\.00 of it is on OC-UK-2026-00112 and stays there until/)).toHaveTextContent(
    "a credit note of up to £20.00 is written",
  );
  expect(screen.getByText("What is left of £7.50 of credit that was given for it is taken back.")).toBeVisible();
});

it("says what invoices have too much, and until when it stands", () => {
  const facts = { ...money, ...part };
  const behind = { ...facts, toBill: -500 };
  expect(moneyWords({ ...behind, state: "REOPENED" })).toBe(
    "£20.00 on OC-UK-2026-00112 until an outcome is recorded again",
  );
  expect(moneyWords(behind)).toBe("£20.00 on OC-UK-2026-00112, £5.00 too much");
  const draft = { ...part.invoice, name: "Draft for Rebecca", status: "DRAFT" as const };
  expect(moneyWords({ ...behind, invoice: draft })).toBe(
    "£15.00, but £20.00 on Draft for Rebecca, which has to be regenerated",
  );
  const shared = { ...facts, invoice: null, billed: 2250, parts: [part, part, part] };
  expect(sharedMoneyWords(shared)).toBe("£22.50 from 3 customers");
});

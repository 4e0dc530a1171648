import { parseAmount } from "@app/domain/money.ts";
import type { Currency } from "@app/domain/enums.ts";
import { messages } from "@app/domain/messages.ts";
import type { InvoiceLineKind } from "@app/schema/types.generated.ts";
import { amountTyped } from "../form/prepayment.fields.ts";
import type { InvoiceRecordFragment } from "../invoice.generated.ts";

/** What is entered by hand: corrections are typed without a sign. */
export const extraWays = [
  { value: "fee", label: "Fee" },
  { value: "add", label: "Correction: to add" },
  { value: "take-off", label: "Correction: to take off" },
] as const;
type ExtraWay = (typeof extraWays)[number]["value"];

export interface ExtraTyped {
  way: ExtraWay;
  description: string;
  amount: string;
}

export const newExtra: ExtraTyped = { way: "fee", description: "", amount: "" };

/** What is typed as an amount, in minor units; what is none stays as it is, for the rules to refuse. */
function amountOf({ way, amount }: ExtraTyped): number | string {
  // Every currency here has a hundred minor units.
  const read = parseAmount(amount, "GBP" satisfies Currency);
  if (!read.ok) return read.message === messages.amountPositive ? 0 : amount;
  return way === "take-off" ? -read.amount : read.amount;
}

type Extra = { kind: "fee" | "adjustment"; description: string; amount: number };

/** The lines of a draft that were entered by hand, as a field of its forms. */
export const extrasField = {
  label: "Fees and corrections",
  empty: [] as readonly ExtraTyped[],
  readFrom: ({ lines }: Pick<InvoiceRecordFragment, "lines">): readonly ExtraTyped[] =>
    lines
      .filter(({ kind }) => kind === "FEE" || kind === "ADJUSTMENT")
      .map(({ kind, description, unitAmount }) => ({
        way: kind === "FEE" ? "fee" : unitAmount < 0 ? "take-off" : "add",
        description,
        amount: amountTyped(Math.abs(unitAmount)),
      })),
  parsed: (typed: readonly ExtraTyped[]) =>
    typed.map((one) => ({
      kind: one.way === "fee" ? "fee" : "adjustment",
      description: one.description,
      amount: amountOf(one),
    })),
  sent: (extras: readonly Extra[]) =>
    extras.map(({ kind, ...extra }) => ({
      ...extra,
      kind: (kind === "fee" ? "FEE" : "ADJUSTMENT") as InvoiceLineKind,
    })),
  show: (typed: readonly ExtraTyped[]) => (typed.length === 0 ? "none" : String(typed.length)),
};

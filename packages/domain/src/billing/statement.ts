import * as z from "zod";
import { periodWords } from "../dates/month.ts";
import type { Currency } from "../enums.ts";
import { currencyField, dateField, idField } from "../fields.ts";
import { billingMessages } from "./billing-messages.ts";

/**
 * What changes what a customer owes.
 *
 * Source: domain.md 1.3.
 * @graphql StatementLineKind
 */
export const statementKinds = [
  /** An invoice that was sent. */ "invoice",
  /** Money that reached us. */ "payment",
  /** A credit note. */ "credit-note",
  /** Money that was given back. */ "refund",
  /** What a bank took back of a payment, and what it gave back of that. */ "bank-dispute",
  /** A gift of ours that paid a part of an invoice. */ "gift",
  /** What we gave up of an invoice. */ "write-off",
] as const;
export type StatementLineKind = (typeof statementKinds)[number];

/** What a line is called before the number of its document. */
const statementWords: Readonly<Record<StatementLineKind, string>> = {
  invoice: "Invoice",
  payment: "Payment",
  "credit-note": "Credit note",
  refund: "Given back with",
  "bank-dispute": "Payment",
  gift: "Gift on",
  "write-off": "Written off of",
};

/** "Payment PAY-000012", or "Payment PAY-000012 taken back" where a line undoes what it names. */
export function statementLineWords({ kind, name, amount }: { kind: StatementLineKind; name: string; amount: number }) {
  const words = { before: statementWords[kind], name, after: "" };
  if (kind === "payment" && amount > 0) return { ...words, after: "taken back" };
  if (kind === "invoice" && amount < 0) return { ...words, after: "withdrawn" };
  if (kind === "bank-dispute") return { ...words, after: amount > 0 ? "taken by the bank" : "given back by the bank" };
  return words;
}

/** Whose account, in which currency and over which days. */
export const statementAsked = z
  .object({ customerId: idField("Customer"), currency: currencyField, from: dateField, to: dateField })
  .refine(({ from, to }) => from <= to, { path: ["to"], error: billingMessages.periodOrder });
export type StatementAsked = z.infer<typeof statementAsked>;

type Period = { currency: Currency; from: string; to: string };

/** "September 2026, GBP" */
export const statementPeriod = ({ currency, ...period }: Period): string => `${periodWords(period)}, ${currency}`;

/** The name of its PDF. */
export const statementFile = (period: Period): string => `Statement ${statementPeriod(period)}.pdf`;

/** What a statement opens with. */
export const openingWords = (opening: number): string => (opening < 0 ? "In your favour before" : "Owed before");

/** What it closes with. */
export const closingWords = (closing: number): string =>
  closing < 0 ? "In your favour at the end" : "Owed at the end";

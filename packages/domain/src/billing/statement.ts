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
  /** A gift of ours that paid a part of an invoice. */ "gift",
] as const;
export type StatementLineKind = (typeof statementKinds)[number];

/**
 * Where a credit comes from.
 *
 * Source: domain.md 1.3.
 * @graphql CreditSource
 */
export const creditSources = [
  /** A prepayment invoice. */ "invoice",
  /** A gift of ours. */ "goodwill",
  /** More was paid than was due. */ "overpayment",
  /** A credit note. */ "credit-note",
  /** What was left in earlier books. */ "opening",
  /** A referral. */ "referral",
] as const;
export type CreditSource = (typeof creditSources)[number];

/**
 * What a credit is counted in.
 * @graphql CreditUnit
 */
export const creditUnits = [/** Minutes of lessons. */ "minutes", /** Money. */ "money"] as const;
export type CreditUnit = (typeof creditUnits)[number];

/**
 * What an entry does to a credit.
 *
 * Source: domain.md 1.3, 5.5.
 * @graphql CreditEntryType
 */
export const creditEntryTypes = [
  /** Credit is given. */ "grant",
  /** A lesson uses it. */ "use",
  /** What was used comes back. */ "return",
  /** It has expired. */ "expire",
  /** It is given back as money. */ "refund",
  /** A correction. */ "adjust",
  /** It comes from another learner. */ "transfer-in",
  /** It goes to another learner. */ "transfer-out",
  /** It pays an invoice. */ "apply",
  /** What paid an invoice comes back. */ "put-back",
] as const;
export type CreditEntryType = (typeof creditEntryTypes)[number];

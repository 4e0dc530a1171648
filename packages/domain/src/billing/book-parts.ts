/**
 * What a fault in the books is about.
 * @graphql BookPart
 */
export const bookParts = [
  /** An invoice. */ "invoice",
  /** A payment. */ "payment",
  /** A customer's account. */ "customer",
  /** A credit. */ "credit",
  /** What a lesson took. */ "lesson",
  /** A closed month. */ "month",
  /** A series of invoice numbers. */ "numbers",
] as const;
export type BookPart = (typeof bookParts)[number];

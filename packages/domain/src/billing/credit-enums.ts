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

/** The sources of credit that is a gift: worth nothing, used before what was paid for. */
export const giftSources = ["goodwill", "referral"] as const satisfies CreditSource[];
export const isGift = (source: CreditSource): boolean => giftSources.some((gift) => gift === source);

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

/**
 * Whether credit pays for a lesson.
 *
 * Source: domain.md 5.5.
 * @graphql LessonCover
 */
export const lessonCovers = [
  /** Credit pays for all of it. */ "covered",
  /** Credit pays for a part of it. */ "part-covered",
  /** No credit is left for it. */ "no-credit",
] as const;
export type LessonCover = (typeof lessonCovers)[number];

/** What a customer is told of credit that runs out. Source: domain.md 5.5. */
export const creditNotices = [
  /** One lesson of a course is still paid for. */ "last-lesson",
  /** The next lesson of a course is not paid for. */ "next-unpaid",
  /** Credit expires within 30 days. */ "expires-in-30",
  /** Credit expires within 7 days. */ "expires-in-7",
] as const;
export type CreditNotice = (typeof creditNotices)[number];

/**
 * How a prepaid course stands with its credit.
 *
 * Source: domain.md 3.4, 5.5.
 * @graphql CourseCreditState
 */
export const courseCreditStates = [
  /** More than one lesson ahead is paid for. */ "has-credit",
  /** One lesson ahead is paid for. */ "runs-out",
  /** None is. */ "no-credit",
] as const;
export type CourseCreditState = (typeof courseCreditStates)[number];

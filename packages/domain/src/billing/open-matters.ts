/**
 * What may still be open in a month of the books.
 * @graphql OpenMatter
 */
export const openMatters = [
  /** Lessons of which nobody has said what became of them. */ "no-outcome",
  /** Sessions of group lessons of which nobody has said what became of them. */ "session-no-outcome",
  /** Lessons whose outcome somebody objects to. */ "disputed",
  /** Places in group lessons to whose charge somebody objects. */ "place-disputed",
  /** Lessons that the learner missed, to which they may still object. */ "objection",
  /** Lessons and places that are settled and not in the books yet. */ "unposted",
  /** Ongoing invoices that are not sent yet. */ "ongoing-drafts",
  /** Prepayment invoices that are not sent yet. */ "prepayment-drafts",
  /** Payments of which it is not clear what they pay. */ "unclear-payments",
] as const;
export type OpenMatter = (typeof openMatters)[number];

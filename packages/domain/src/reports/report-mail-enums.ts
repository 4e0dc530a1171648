/**
 * How often a saved view of a report is emailed to its owner.
 * @graphql ReportMailRhythm
 */
export const reportMailRhythms = [
  /** On Mondays, about the week before. */ "weekly",
  /** On the first of a month, about the month before. */ "monthly",
] as const;
export type ReportMailRhythm = (typeof reportMailRhythms)[number];

/** At what hour of its owner's clock it goes out. */
export const reportMailHour = 7;

/**
 * Where a character stands before a background.
 *
 * Source: domain.md 1.5.
 * @graphql StagePlace
 */
export const stagePlaces = [
  /** At the left. */ "left",
  /** In the middle. */ "centre",
  /** At the right. */ "right",
] as const;
export type StagePlace = (typeof stagePlaces)[number];

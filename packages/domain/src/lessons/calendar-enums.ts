/**
 * As what a calendar shows lessons to somebody.
 * @graphql CalendarSide
 */
export const calendarSides = [
  /** Those that they give. */ "tutor",
  /** Those that they pay for. */ "customer",
] as const;
export type CalendarSide = (typeof calendarSides)[number];

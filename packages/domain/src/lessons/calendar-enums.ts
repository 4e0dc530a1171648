/** As what somebody's calendar shows lessons to them. */
export const calendarSides = ["tutor", "customer"] as const;
export type CalendarSide = (typeof calendarSides)[number];

/** Refusals of calendar queries. */
export const calendarMessages = {
  instant: "Give a date and a time.",
  order: "The end must be after the start.",
  tooLong: (days: number) => `Choose at most ${days} days.`,
  zone: "Choose a valid time zone.",
  noRoom: (minutes: number) => `There is no room for ${minutes} minutes between these times.`,
} as const;

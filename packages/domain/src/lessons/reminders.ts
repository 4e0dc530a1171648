/** When participants are reminded of a lesson. Source: domain.md 2.3. */
const hour = 3_600_000;

export const reminders = ["day", "hour"] as const;
/** A day or an hour before. */
export type Reminder = (typeof reminders)[number];

const hoursBefore: Readonly<Record<Reminder, { from: number; until: number }>> = {
  // If both are due at once, only the hour's reminder is sent.
  day: { from: 24, until: 1 },
  hour: { from: 1, until: 0 },
};

/** The starts of lessons that need this reminder now: after `after`, up to and including the second. */
export function startsToRemindOf(reminder: Reminder, now: Date): { after: Date; upTo: Date } {
  const { from, until } = hoursBefore[reminder];
  return { after: new Date(now.getTime() + until * hour), upTo: new Date(now.getTime() + from * hour) };
}

/** How many minutes staff must wait before sending another reminder. */
export const remindAgainMinutes = 60;

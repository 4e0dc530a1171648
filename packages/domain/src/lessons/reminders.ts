/** When those who are at a lesson are reminded of it. Source: domain.md 2.3. */
const hour = 3_600_000;

export const reminders = ["day", "hour"] as const;
/** A day before, or an hour before. */
export type Reminder = (typeof reminders)[number];

const hoursBefore: Readonly<Record<Reminder, { from: number; until: number }>> = {
  // Who would be reminded of both at once is only reminded of the hour.
  day: { from: 24, until: 1 },
  hour: { from: 1, until: 0 },
};

/** Between which instants a lesson begins that is to be reminded of now: after the first, up to the second, which is included. */
export function startsToRemindOf(reminder: Reminder, now: Date): { after: Date; upTo: Date } {
  const { from, until } = hoursBefore[reminder];
  return { after: new Date(now.getTime() + until * hour), upTo: new Date(now.getTime() + from * hour) };
}

/** So many minutes after a reminder staff send no other. */
export const remindAgainMinutes = 60;

import * as z from "zod";
import { daysLater } from "../dates/days-later.ts";
import { dateField, optional, versionField } from "../fields.ts";

/** So long reminders may be paused at most. */
const mostDays = 90;

export const pauseRemindersMessages = {
  past: "Choose a day after today.",
  far: `Reminders can be paused for ${mostDays} days at most.`,
} as const;

/** Until when no reminder of an invoice goes out; null ends a pause. */
export const pauseRemindersInput = z.object({ version: versionField, until: optional(dateField) });

/** The problem with a day on which reminders are to go out again; null if there is none. */
export function pauseProblem(until: string, today: string): string | null {
  if (until <= today) return pauseRemindersMessages.past;
  return until > daysLater(today, mostDays) ? pauseRemindersMessages.far : null;
}

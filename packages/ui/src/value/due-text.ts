import { dayText, timeText } from "./when-text.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Remaining hours below which time counts as short. */
const shortHours = 4;

/** Whether the time is over, nearly over, or neither. */
export type DueTone = "over" | "short" | "calm";

export function dueTone(due: Date, now: Date): DueTone {
  const left = due.getTime() - now.getTime();
  if (left < 0) return "over";
  return left <= shortHours * hour ? "short" : "calm";
}

const two = (n: number) => String(n).padStart(2, "0");

/** "2 h 12 min overdue", "1 h 18 min left", "3 days left". */
export function leftText(due: Date, now: Date): string {
  const distance = due.getTime() - now.getTime();
  const size = Math.abs(distance);
  const word = distance < 0 ? "overdue" : "left";
  if (size >= 2 * day) return `${Math.floor(size / day)} days ${word}`;
  const hours = Math.floor(size / hour);
  const minutes = Math.floor((size % hour) / minute);
  return `${hours} h ${two(minutes)} min ${word}`;
}

/** "due 07:30 today", "due 03:28 tomorrow", "due Tue 24 Nov 10:00". */
export function dueAtText(due: Date, now: Date, timeZone?: string): string {
  const on = dayText(due, timeZone);
  const time = timeText(due, timeZone);
  if (on === dayText(now, timeZone)) return `due ${time} today`;
  if (on === dayText(new Date(now.getTime() + day), timeZone)) return `due ${time} tomorrow`;
  if (on === dayText(new Date(now.getTime() - day), timeZone)) return `due ${time} yesterday`;
  return `due ${dayText(due, timeZone, now)} ${time}`;
}

/** The share of the time left, from 1 to 0. */
export const leftShare = (due: Date, from: Date, now: Date): number =>
  Math.max(0, Math.min(1, (due.getTime() - now.getTime()) / Math.max(1, due.getTime() - from.getTime())));

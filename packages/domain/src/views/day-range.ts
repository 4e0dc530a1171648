import { isDate } from "../calendar/calendar-days.ts";
import { messages } from "../messages.ts";

/** Some days by the calendar of whoever asks; both are among them. Without zod, so that lists are light. */
export interface DayRange {
  from: string;
  until: string;
}

export const dayRangeMessages = {
  order: "The last day must not be before the first.",
  days: "Choose a first and a last day.",
};

/** As addresses and the servers are told, the way ISO 8601 writes it: "2026-11-01/2026-11-27". */
export const dayRangeText = ({ from, until }: DayRange): string => `${from}/${until}`;

/** What is wrong with some days, at the field where it is put right. */
export function dayRangeErrors({ from, until }: DayRange): Partial<Record<keyof DayRange, string>> {
  const required = messages.date;
  const errors = { ...(!isDate(from) && { from: required }), ...(!isDate(until) && { until: required }) };
  return Object.keys(errors).length === 0 && until < from ? { until: dayRangeMessages.order } : errors;
}

/** The days that a text names; null where it names none, or the last before the first. */
export function readDayRange(text: string): DayRange | null {
  const [from = "", until = "", ...more] = text.split("/");
  const range = { from, until };
  return more.length === 0 && Object.keys(dayRangeErrors(range)).length === 0 ? range : null;
}

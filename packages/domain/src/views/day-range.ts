import { isDate } from "../calendar/calendar-days.ts";
import { messages } from "../messages.ts";

/** A range of dates in the user's calendar, both ends included. Has no zod import, because lists load it. */
export interface DayRange {
  from: string;
  until: string;
}

export const dayRangeMessages = {
  order: "The last day must not be before the first.",
  days: "Choose a first and a last day.",
};

/** The ISO 8601 form, used in web addresses and by the servers: "2026-11-01/2026-11-27". */
export const dayRangeText = ({ from, until }: DayRange): string => `${from}/${until}`;

/** Problems of a range, by the field to correct. */
export function dayRangeErrors({ from, until }: DayRange): Partial<Record<keyof DayRange, string>> {
  const required = messages.date;
  const errors = { ...(!isDate(from) && { from: required }), ...(!isDate(until) && { until: required }) };
  return Object.keys(errors).length === 0 && until < from ? { until: dayRangeMessages.order } : errors;
}

/** Parses a range; null if invalid or if the last date is before the first. */
export function readDayRange(text: string): DayRange | null {
  const [from = "", until = "", ...more] = text.split("/");
  const range = { from, until };
  return more.length === 0 && Object.keys(dayRangeErrors(range)).length === 0 ? range : null;
}

/** A search for free tutors, weekly or on one date. Has no zod import, because lists load it. Source: domain.md 3.3. */
import { isDate } from "../dates/plain-date.ts";
import { isTimeZone } from "../zones.ts";

/** "2~18:00~60~Europe/London" means Tuesdays at six for an hour; a date instead of the 2 means that date only. */
export interface FreeAt {
  /** 1 (Monday) to 7 (Sunday), or a date. */
  day: string;
  time: string;
  minutes: number;
  timeZone: string;
}

export const freeAtMinutes = { least: 15, most: 240 } as const;
export const freeAtMessage = "Choose a day, a time, a length and a time zone.";

/** The form used in web addresses and by the server. */
export const freeAtText = ({ day, time, minutes, timeZone }: FreeAt): string =>
  [day, time, minutes, timeZone].join("~");

/** The same with the day split into weekday and date, as the gateway is asked; one of the two. */
export interface FreeAtAsked extends Omit<FreeAt, "day"> {
  weekday?: number | null | undefined;
  date?: string | null | undefined;
}

export const freeAtAsked = ({ day, ...rest }: FreeAt): FreeAtAsked =>
  isDate(day) ? { ...rest, date: day } : { ...rest, weekday: Number(day) };

/** The gateway's query as text. Neither or both of weekday and date give a text that cannot be parsed. */
export function askedText({ weekday, date, ...rest }: FreeAtAsked): string {
  const days = [weekday, date].flatMap((day) => (day === null || day === undefined ? [] : [String(day)]));
  return freeAtText({ ...rest, day: days.join("+") });
}

/** Parses such a text; null if invalid. */
export function readFreeAt(text: string): FreeAt | null {
  const [day = "", time = "", length = "", timeZone = "", ...more] = text.split("~");
  const minutes = /^\d{2,3}$/.test(length) ? Number(length) : 0;
  const isGood =
    (/^[1-7]$/.test(day) || isDate(day)) &&
    /^([01]\d|2[0-3]):[0-5]\d$/.test(time) &&
    minutes >= freeAtMinutes.least &&
    minutes <= freeAtMinutes.most;
  return isGood && more.length === 0 && isTimeZone(timeZone) ? { day, time, minutes, timeZone } : null;
}

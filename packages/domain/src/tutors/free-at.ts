/** When tutors are looked for who are free: every week or on one day, by the clock of a zone. Without zod, so that lists are light. Source: domain.md 3.3. */
import { isDate } from "../calendar/calendar-days.ts";
import { isTimeZone } from "../zones.ts";

/** What is asked: "2~18:00~60~Europe/London" is Tuesdays at six for an hour; a date in place of the 2 is that day alone. */
export interface FreeAt {
  /** 1 is Monday, 7 is Sunday; or a plain date. */
  day: string;
  time: string;
  minutes: number;
  timeZone: string;
}

export const freeAtMinutes = { least: 15, most: 240 } as const;
export const freeAtMessage = "Choose a day, a time, a length and a time zone.";

/** As addresses and the server are told. */
export const freeAtText = ({ day, time, minutes, timeZone }: FreeAt): string =>
  [day, time, minutes, timeZone].join("~");

/** The same with its day named for what it is, as the gateway is asked: one of the two. */
export interface FreeAtAsked extends Omit<FreeAt, "day"> {
  weekday?: number | null | undefined;
  date?: string | null | undefined;
}

export const freeAtAsked = ({ day, ...rest }: FreeAt): FreeAtAsked =>
  isDate(day) ? { ...rest, date: day } : { ...rest, weekday: Number(day) };

/** What the gateway is asked, as a text; one that names no day, or two, is none that can be read. */
export function askedText({ weekday, date, ...rest }: FreeAtAsked): string {
  const days = [weekday, date].flatMap((day) => (day === null || day === undefined ? [] : [String(day)]));
  return freeAtText({ ...rest, day: days.join("+") });
}

/** What such a text asks; null where it is none. */
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

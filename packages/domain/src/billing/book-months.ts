/** Months of the books, as "2026-08", and how entries are dated by them. Source: domain.md 1.3; money-examples.md 17. */
import * as z from "zod";
import { monthName } from "../dates/month.ts";
import { daysLater } from "../dates/days-later.ts";
import { dateField, textField, versionField } from "../fields.ts";

/**
 * How a month of a region's books stands.
 * @graphql BookMonthState
 */
export const bookMonthStates = [
  /** It is not over yet. */ "running",
  /** It is over, and entries may still be dated in it. */ "open",
  /** Nothing is dated in it any more. */ "closed",
] as const;
export type BookMonthState = (typeof bookMonthStates)[number];

export const bookMonthMessages = {
  notBegun: (region: string) => `Say when the books of ${region} begin first.`,
  outside: "The books do not have this month.",
  running: (month: string) => `${monthName(month)} is not over yet.`,
  closeFirst: (month: string) => `Close ${monthName(month)} first.`,
  reopenFirst: (month: string) => `Reopen ${monthName(month)} first.`,
  begun: (region: string) => `The books of ${region} have begun already; that day stays.`,
  beginLate: "The books can begin a year from now at the latest.",
} as const;

const monthField = z.string("Choose a month.").regex(/^\d{4}-(0[1-9]|1[0-2])$/, "Choose a month.");

export const closeMonthInput = z.object({ regionId: z.string("Choose a region."), month: monthField });
export const reopenMonthInput = z.object({ version: versionField, reason: textField("Reason", 300) });

export const beginBooksInput = z.object({ regionId: z.string("Choose a region."), beginOn: dateField });

const mostDaysUntil = 366;

/** Why the books may not begin on a day; null if they may. */
export const beginProblem = (beginOn: string, today: string): string | null =>
  beginOn > daysLater(today, mostDaysUntil) ? bookMonthMessages.beginLate : null;

export const monthOf = (day: string): string => day.slice(0, 7);

const nextMonth = (month: string): string => {
  const [year = 0, place = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, place, 1)).toISOString().slice(0, 7);
};

/** The months of the books, from the one in which they begin to the running one. */
export function bookMonths(beginOn: string, today: string): string[] {
  const months: string[] = [];
  for (let month = monthOf(beginOn); month <= monthOf(today); month = nextMonth(month)) months.push(month);
  return months;
}

export interface BooksStanding {
  /** The first day of the books. */
  beginOn: string;
  /** The date in the region. */
  today: string;
  closed: readonly string[];
}

export const stateOfMonth = (month: string, { today, closed }: Omit<BooksStanding, "beginOn">): BookMonthState =>
  closed.includes(month) ? "closed" : month >= monthOf(today) ? "running" : "open";

/** Why a month may not be closed now; null if it may. Months close in order, never the running one. */
export function closeProblem(month: string, books: BooksStanding): string | null {
  const months = bookMonths(books.beginOn, books.today);
  if (!months.includes(month)) return bookMonthMessages.outside;
  if (stateOfMonth(month, books) === "running") return bookMonthMessages.running(month);
  const first = months.find((one) => !books.closed.includes(one));
  return first !== undefined && first < month ? bookMonthMessages.closeFirst(first) : null;
}

/** Why a closed month may not be reopened now; null if it may: the newest closed comes first. */
export function reopenProblem(month: string, closed: readonly string[]): string | null {
  const last = closed.toSorted().at(-1);
  return last !== undefined && last > month ? bookMonthMessages.reopenFirst(last) : null;
}

/** The day in whose month an entry stands, and the day that it is about, where that month was closed. */
export interface EntryDates {
  day: string;
  forDay: string | null;
}

/** What an entry is dated by: its natural day, or the dates of the entry that it reverses. */
export type DatedBy = string | EntryDates;

/** The natural day of an entry. */
export const naturalDay = (by: DatedBy): string => (typeof by === "string" ? by : (by.forDay ?? by.day));

/**
 * How an entry is dated: on its natural day, or on the day of what it reverses, which it never stands before; today, where
 * the month of that day is closed.
 */
export function entryDates(by: DatedBy, { today, closed }: Omit<BooksStanding, "beginOn">): EntryDates {
  const first = typeof by === "string" ? by : by.day;
  const day = closed.includes(monthOf(first)) ? today : first;
  const natural = naturalDay(by);
  return { day, forDay: day === natural ? null : natural };
}

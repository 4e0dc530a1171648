/** Times and outcomes in emails about lessons, in the reader's zone. Uses Intl only. Source: domain.md 2.1–2.4. */
import { memoize } from "../memoize.ts";
import { clockChangeAt, wallClockOf } from "../time.ts";
import type { LessonReason } from "./course-enums.ts";
import { inWeekOrder } from "./weekdays.ts";

const dayNames = ["Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays", "Sundays"];
const and = new Intl.ListFormat("en-GB", { type: "conjunction" });
const longDay = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** "New York" of "America/New_York" */
export const placeOf = (timeZone: string): string => (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");

/** "Tuesday 3 March 2026" of a plain date. */
export const dayInWords = (date: string): string => longDay.format(new Date(`${date}T00:00:00Z`)).replace(",", "");

/** "Tuesday 3 March 2026 at 10:00 (London)" */
export function momentInWords(at: Date, timeZone: string): string {
  const { date } = wallClockOf(at, timeZone);
  return `${dayInWords(date)} at ${timeInWords(at, timeZone)} (${placeOf(timeZone)})`;
}

const zoneNames = memoize((key: string) => {
  const [locale = "", timeZone = ""] = key.split(" ");
  return new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "short" });
});

/** "BST" or "EDT"; an offset such as "GMT+1" where there is no such name. */
function zoneName(at: Date, timeZone: string): string {
  const [british, american] = ["en-GB", "en-US"].map(
    (locale) =>
      zoneNames(`${locale} ${timeZone}`)
        .formatToParts(at)
        .find(({ type }) => type === "timeZoneName")?.value ?? "",
  );
  return [british, american].find((name) => name && !/\d/.test(name)) ?? british ?? "";
}

/** The time by a clock; in the hour that comes twice when the clocks go back, with which of the two is meant: "01:30 BST". */
export function timeInWords(at: Date, timeZone: string): string {
  const { date, time } = wallClockOf(at, timeZone);
  return clockChangeAt({ date, time, timeZone }) === "overlap" ? `${time} ${zoneName(at, timeZone)}` : time;
}

/** The reader's zone and the other side's. IANA zones. */
export interface Clocks {
  own: string;
  other: string;
}

/** "Tuesday 3 March 2026 at 18:00 (London), 19:00 in Lagos"; the second only if the clocks differ. */
export function momentByBoth(at: Date, { own, other }: Clocks): string {
  const [here, there] = [wallClockOf(at, own), wallClockOf(at, other)];
  if (here.date === there.date && here.time === there.time) return momentInWords(at, own);
  const day = here.date === there.date ? "" : `${dayInWords(there.date)} at `;
  return `${momentInWords(at, own)}, ${day}${timeInWords(at, other)} in ${placeOf(other)}`;
}

const weeklyBy = (starts: readonly Date[], timeZone: string) =>
  and.format(
    inWeekOrder(
      starts.map((at) => {
        const { weekday, time } = wallClockOf(at, timeZone);
        return { weekday, start: time };
      }),
    ).map(({ weekday, start }) => `${dayNames[weekday - 1] ?? ""} at ${start}`),
  );

/** The weekly times: "Tuesdays at 18:00 and Thursdays at 18:00 (London)". */
export const timesInWords = (starts: readonly Date[], timeZone: string): string =>
  `${weeklyBy(starts, timeZone)} (${placeOf(timeZone)})`;

/** The same with the other clock: "Tuesdays at 18:00 (London), Tuesdays at 19:00 in Lagos". */
export function timesByBoth(starts: readonly Date[], { own, other }: Clocks): string {
  const [here, there] = [weeklyBy(starts, own), weeklyBy(starts, other)];
  return here === there ? timesInWords(starts, own) : `${timesInWords(starts, own)}, ${there} in ${placeOf(other)}`;
}

/** "The clocks in New York go back by 1 hour on Sunday 1 November 2026." */
export function shiftInWords({ timeZone, at, minutes }: { timeZone: string; at: Date; minutes: number }): string {
  const length = Math.abs(minutes);
  const long = length % 60 === 0 ? `${length / 60} ${length === 60 ? "hour" : "hours"}` : `${length} minutes`;
  const way = minutes > 0 ? "forward" : "back";
  return `The clocks in ${placeOf(timeZone)} go ${way} by ${long} on ${dayInWords(wallClockOf(at, timeZone).date)}.`;
}

const aboutPay = /\s*The tutor is ((?:not )?paid[^.]*)\./g;

/** A settlement as the customer is told, without the tutor's pay. Source: domain.md 5.6. */
export const withoutPay = (sentence: string): string => sentence.replaceAll(aboutPay, "");

/** A settlement as the tutor is told: "You are not paid for it."; what the family is charged is between us and them. */
export const payAlone = (sentence: string): string =>
  [...sentence.matchAll(aboutPay)]
    .map(([, paid = ""]) => `You are ${paid}${/ for /.test(paid) ? "" : " for it"}.`)
    .join(" ");

/** "Tuesdays at 18:00 (London), from Tuesday 3 March 2026" of the lessons of a week. */
export const datesInWords = (weekly: string, first: Date, timeZone: string): string =>
  `${weekly}, from ${dayInWords(wallClockOf(first, timeZone).date)}`;

const reasons: Readonly<Record<LessonReason, string>> = {
  sick: "illness",
  emergency: "an emergency",
  travel: "travel",
  "school-or-work": "school or work",
  "clock-change": "the change of the clocks",
  "power-or-internet": "no power or internet",
  "double-booked": "another lesson at that time",
  "tutor-unavailable": "the tutor is not available",
  payment: "payment",
  "changed-mind": "a change of plans",
  "public-holiday": "a public holiday",
  other: "",
};

/** Reasons that speak of the tutor, for the tutor. */
const reasonsToTutor: Partial<typeof reasons> = { "tutor-unavailable": "you are not available" };

/** Why a lesson is cancelled or moved, for the reader: "Reason: travel." Notes beside it are for colleagues. */
export function reasonInWords(reason: LessonReason, side: "customer" | "tutor"): string {
  const words = (side === "tutor" ? reasonsToTutor[reason] : undefined) ?? reasons[reason];
  return words && `Reason: ${words}.`;
}

const ofLearner = /([.!?] |\n|)(an extra |the |your )?(\{\{\s*lessonName\s*\}\}) for \{\{\s*learnerNames\s*\}\}/gi;

/**
 * A template for those who learn themselves: "your {{lessonName}}" instead of "the {{lessonName}} for {{learnerNames}}". Only
 * placeholders and their articles are reworded, before anything is filled in: what people write stays as they wrote it.
 */
export const asTheirOwn = (template: string): string =>
  template.replaceAll(ofLearner, (_, before: string, article: string | undefined, name: string, at: number) => {
    if (article && /^an /i.test(article)) return `${before}${article}${name}`;
    return at === 0 || before !== "" ? `${before}Your ${name}` : `your ${name}`;
  });

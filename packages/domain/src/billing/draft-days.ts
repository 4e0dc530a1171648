/** Which days a draft may name: a slip in the year is told at the field, not by what comes of it. Source: domain.md 1.3. */
import { daysLater } from "../dates/days-later.ts";
import { isDate } from "../dates/plain-date.ts";
import { dayInWords } from "../lessons/lesson-mail-words.ts";
import { billingMessages } from "./billing-messages.ts";

/** A year, with the day that some years have more. */
const mostDaysAhead = 366;

const isTooFar = (day: string, today: string): boolean => day > daysLater(today, mostDaysAhead);

/** Why an invoice that is issued on a day, or a draft on that day at the earliest, cannot be due on another; or null. */
export function dueDayProblem(dueOn: string, issuedOn: string): string | null {
  if (dueOn < issuedOn) return billingMessages.dueBeforeIssue;
  return isTooFar(dueOn, issuedOn) ? billingMessages.dueTooLate : null;
}

/** Why some days cannot be billed, given today and the day on which the books begin; null if they can, or are no days. */
export function periodProblem(
  { to }: { to: string },
  { today, beginOn }: { today: string; beginOn: string | null },
): string | null {
  if (!isDate(to)) return null;
  if (isTooFar(to, today)) return billingMessages.periodTooLate;
  return beginOn !== null && to < beginOn ? billingMessages.periodBeforeBooks(dayInWords(beginOn)) : null;
}

interface DueDays {
  dueOn?: string | null | undefined;
  instalments?: readonly { dueOn: string }[] | null | undefined;
}

/**
 * The due days of a draft that cannot be, by field; instalments stand in the place of one due day, and rise. What is no
 * date is for the rules of the fields to refuse.
 */
export function dueDayProblems({ dueOn, instalments }: DueDays, today: string): Record<string, string> {
  const days =
    instalments && instalments.length > 0
      ? instalments.map((one, place) => [`instalments.${place}.dueOn`, one.dueOn] as const)
      : ([["dueOn", dueOn]] as const);
  return Object.fromEntries(
    days.flatMap(([field, day], place) => {
      if (!day || !isDate(day)) return [];
      const before = days[place - 1]?.[1] ?? "";
      const problem = dueDayProblem(day, today) ?? (isDate(before) && day <= before ? billingMessages.dueOrder : null);
      return problem === null ? [] : [[field, problem]];
    }),
  );
}

/** The problem with a due day that is given beside instalments, of which the first says it; null if there is none. */
export const dueDayBeside = ({ dueOn, instalments }: DueDays): string | null => {
  const [first] = instalments ?? [];
  return first && dueOn && dueOn !== first.dueOn ? billingMessages.dueByInstalments : null;
};

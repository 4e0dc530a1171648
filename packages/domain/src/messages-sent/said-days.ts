/** Which days what was said, and what follows from it, can have: a slip is told at the field. Source: domain.md 1.7. */
import { daysLater } from "../dates/days-later.ts";
import { isDate } from "../dates/plain-date.ts";
import { messageTexts } from "./message-texts.ts";

/** A year, with the day that some years have more. */
const mostDaysBack = 366;

interface SaidDays {
  saidOn?: string | null | undefined;
  followUp?: { dueOn?: string | null | undefined } | null | undefined;
}

/** The days that cannot be, by field, given today; what is no date is for the rules of the fields to refuse. */
export function saidDayProblems({ saidOn, followUp }: SaidDays, today: string): Record<string, string> {
  const problems: Record<string, string> = {};
  if (saidOn && isDate(saidOn)) {
    if (saidOn > today) problems["saidOn"] = messageTexts.later;
    if (saidOn < daysLater(today, -mostDaysBack)) problems["saidOn"] = messageTexts.longAgo;
  }
  const dueOn = followUp?.dueOn;
  if (dueOn && isDate(dueOn) && dueOn < today) problems["followUp.dueOn"] = messageTexts.past;
  return problems;
}

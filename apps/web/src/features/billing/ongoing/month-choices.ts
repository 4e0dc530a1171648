import { monthName, monthsUntil } from "@app/domain/dates/month.ts";

/** A year of months up to the one of a day, the latest first. */
export const monthChoices = (today: string): readonly { value: string; label: string }[] =>
  monthsUntil(today, 13).map((value) => ({ value, label: monthName(value) }));

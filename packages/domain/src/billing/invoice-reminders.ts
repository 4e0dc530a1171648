/** When a customer is reminded of an invoice without anybody asking. Source: domain.md 2.6. */
import { daysLater } from "../dates/days-later.ts";
import type { InvoiceStatus } from "./billing-enums.ts";
import { isPayable } from "./invoice-states.ts";

const inWords = (days: number): string => {
  if (days === 0) return "On the due date";
  const [count, when] = [Math.abs(days), days < 0 ? "before" : "after"];
  return `${count} ${count === 1 ? "day" : "days"} ${when}`;
};

/** The days that may be chosen, counted from the due date. */
export const reminderChoices = ([-7, -3, -1, 0, 3, 7, 14, 21, 30] as const).map((days) => ({
  value: `${days}` as const,
  label: inWords(days),
}));
type ReminderDay = (typeof reminderChoices)[number]["value"];

/** The usual ones. */
export const usualReminders: ReminderDay[] = ["0", "3", "7", "14"];

interface Reminded {
  status: InvoiceStatus;
  due: number;
  dueOn: string | null;
  issuedOn: string | null;
  isDisputed: boolean;
  /** The day of the last reminder that went out by itself, as it was planned. */
  remindedFor: string | null;
  /** None goes out before this day; what was planned meanwhile goes out on it, once. */
  remindersPausedUntil: string | null;
}

/** The days on which an invoice is still to be reminded of, in their order; none once it is paid, void or disputed. */
function remainingDays(
  { status, due, dueOn, issuedOn, isDisputed, remindedFor }: Reminded,
  choices: readonly string[],
): string[] {
  if (!isPayable(status) || due <= 0 || dueOn === null || isDisputed) return [];
  return choices
    .map((days) => daysLater(dueOn, Number(days)))
    .filter((day) => (issuedOn === null || day > issuedOn) && (remindedFor === null || day > remindedFor))
    .toSorted();
}

/** The day of the next reminder; null where none is to come. One that is late goes out today, or when a pause ends. */
export function nextReminder(invoice: Reminded, choices: readonly string[], today: string): string | null {
  const days = remainingDays(invoice, choices);
  const from = isPaused(invoice, today) ? invoice.remindersPausedUntil : today;
  return days.find((day) => day >= from) ?? (days.length > 0 ? from : null);
}

const isPaused = (invoice: Reminded, today: string): invoice is Reminded & { remindersPausedUntil: string } =>
  invoice.remindersPausedUntil !== null && invoice.remindersPausedUntil > today;

/** The planned day for which a reminder is to go out today: the last that has come, so that a late job sends one; or null. */
export const reminderDueOn = (invoice: Reminded, choices: readonly string[], today: string): string | null =>
  isPaused(invoice, today) ? null : (remainingDays(invoice, choices).findLast((day) => day <= today) ?? null);

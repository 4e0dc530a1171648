import { dayFrom, dayIn, isoOf, shownDay } from "@app/ui/form/date-text.ts";
import type { StatusTone } from "@app/ui/theme/tokens.ts";
import { useNow, useTimeZone } from "@app/ui/value/clock.tsx";
import { timeText } from "@app/ui/value/when-text.ts";

/** When a task is due: a day, and the instant where a time of it is set. */
interface Due {
  dueOn: string | null;
  dueAt: string | null;
}

/** Where a task stands now, by the reader's clock, in a word and its tone. */
export function standingOf(
  { dueOn, dueAt, doneAt }: Due & { doneAt: string | null },
  now: Date,
  timeZone?: string,
): { status: string; tone: StatusTone } {
  if (doneAt !== null) return { status: "done", tone: "good" };
  const today = isoOf(dayIn(now, timeZone));
  const day = dueAt === null ? dueOn : isoOf(dayIn(new Date(dueAt), timeZone));
  const isOver = dueAt === null ? dueOn !== null && dueOn < today : new Date(dueAt) <= now;
  if (isOver) return { status: "overdue", tone: "trouble" };
  return day === today ? { status: "due-today", tone: "waiting" } : { status: "open", tone: "underWay" };
}

/** Where a task stands for the reader. */
export function useStanding(task: Due & { doneAt: string | null }) {
  return standingOf(task, useNow(), useTimeZone());
}

/** "22 Nov 2026"; a dash for no particular day. */
export function dueText(dueOn: string | null): string {
  const day = dueOn === null ? null : dayFrom(dueOn);
  return day ? shownDay(day) : "–";
}

/** "22 Nov 2026, 14:30" by the reader's clock where a time is set, and otherwise the day. */
export function useDueText({ dueOn, dueAt }: Due): string {
  const timeZone = useTimeZone();
  if (dueAt === null) return dueText(dueOn);
  const at = new Date(dueAt);
  return `${shownDay(dayIn(at, timeZone))}, ${timeText(at, timeZone)}`;
}

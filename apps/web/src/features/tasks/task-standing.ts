import { dayFrom, dayIn, isoOf, shownDay } from "@app/ui/form/date-text.ts";
import type { StatusTone } from "@app/ui/theme/tokens.ts";
import { useNow, useTimeZone } from "@app/ui/value/clock.tsx";

/** What a task's day and its end are. */
interface Standing {
  dueOn: string | null;
  doneAt: string | null;
}

/** Where a task stands today, in a word and its tone. */
export function standingOf({ dueOn, doneAt }: Standing, today: string): { status: string; tone: StatusTone } {
  if (doneAt !== null) return { status: "done", tone: "good" };
  if (dueOn !== null && dueOn < today) return { status: "overdue", tone: "trouble" };
  return dueOn === today ? { status: "due-today", tone: "waiting" } : { status: "open", tone: "underWay" };
}

/** The day by the reader's clock, as "2026-11-22". */
export function useToday(): string {
  return isoOf(dayIn(useNow(), useTimeZone()));
}

/** "22 Nov 2026"; a dash for no particular day. */
export function dueText(dueOn: string | null): string {
  const day = dueOn === null ? null : dayFrom(dueOn);
  return day ? shownDay(day) : "–";
}

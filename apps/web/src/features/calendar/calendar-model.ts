import { movedSinceLastWeek, onWall } from "@app/domain/calendar/dst-transitions.ts";
import { clockOf } from "@app/domain/clock.ts";
import { statusWord, toneOf } from "@app/ui/value/status-tones.ts";
import type { StatusTone } from "@app/ui/theme/tokens.ts";
import type { CalendarEntryFragment } from "./calendar.generated.ts";

/** A lesson or a session as it is drawn by the clock of one zone. */
export interface Drawn {
  id: string;
  entry: CalendarEntryFragment;
  title: string;
  start: Date;
  end: Date;
  /** The day that it begins on. */
  date: string;
  /** Minutes after midnight. */
  minutes: number;
  /** "18:00", in the hour that comes twice "01:30 first". */
  time: string;
  until: string;
  /** The time of the week before, where a clock has changed since. */
  was: string | null;
  tone: StatusTone;
  status: string;
  /** Whether it can still be moved. */
  isMovable: boolean;
}

const dayMinutes = 1440;

/** 90 is "01:30". */
export function clockText(minutes: number): string {
  const within = ((minutes % dayMinutes) + dayMinutes) % dayMinutes;
  return clockOf(within);
}

const tones: Partial<Record<string, StatusTone>> = { RESCHEDULED: "held" };

/** How a lesson or a session is drawn. */
export function drawn(entry: CalendarEntryFragment, timeZone: string, now: Date): Drawn {
  const [start, end] = [new Date(entry.startAt), new Date(entry.endAt)];
  const { date, minutes, repeated } = onWall(start, timeZone);
  const moved = movedSinceLastWeek(start, entry.anchorTimeZone, timeZone);
  const status = entry.lessonStatus ?? entry.sessionStatus ?? "";
  return {
    id: entry.id,
    entry,
    title: entry.title,
    start,
    end,
    date,
    minutes,
    time: repeated === null ? clockText(minutes) : `${clockText(minutes)} ${repeated}`,
    until: clockText(onWall(end, timeZone).minutes),
    was: moved === 0 ? null : clockText(minutes - moved),
    tone: entry.hold ? "held" : (tones[status] ?? toneOf(status)),
    status: entry.hold ? "Held until paid" : statusWord(status),
    isMovable: entry.lessonStatus === "BOOKED" && start > now,
  };
}

/** What is drawn by the day that it begins on. */
export function byDay(all: readonly Drawn[]): ReadonlyMap<string, Drawn[]> {
  const days = new Map<string, Drawn[]>();
  for (const one of all) days.set(one.date, [...(days.get(one.date) ?? []), one]);
  return days;
}

/** All that a press on it says to screen readers: "18:00 to 19:00, Ada Eze, Igbo, Booked". */
export const inWords = ({ time, until, title, entry, status, was }: Drawn): string =>
  [`${time} to ${until}`, title, entry.subject, status, ...(was === null ? [] : [`was ${was}`])].join(", ");

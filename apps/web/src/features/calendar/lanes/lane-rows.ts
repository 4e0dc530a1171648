import { onWall } from "@app/domain/calendar/dst-transitions.ts";
import { customerPath, tutorPath } from "../../../shared/links/record-paths.ts";
import { byDay, type Drawn } from "../calendar-model.ts";
import type { Lanes } from "../calendar-place.ts";
import type { CalendarContents } from "../use-calendar.ts";

/** One row of a calendar: somebody, what they have on each day, and when they are away. */
export interface Lane {
  id: string;
  name: string;
  /** Their own page; null for none. */
  href: string | null;
  /** "Igbo, Yoruba · Lagos" */
  about: string;
  timeZone: string | null;
  /** How many hours they have of how many; null where nobody set a limit. */
  load: { hours: number; of: number } | null;
  days: ReadonlyMap<string, Drawn[]>;
  /** From whom a request for an empty stretch asks lessons: a tutor, or whoever suits; null for a row that takes none. */
  takes: { tutorId: string | null } | null;
  /** The days on which they are away, at least in part. */
  away: ReadonlySet<string>;
}

const hoursOf = (all: readonly Drawn[]) =>
  Math.round(all.reduce((sum, { start, end }) => sum + end.getTime() - start.getTime(), 0) / 360_000) / 10;

type Contents = Pick<CalendarContents, "tutors" | "customers" | "away">;
interface Asked {
  contents: Contents;
  entries: readonly Drawn[];
  days: readonly string[];
  timeZone: string;
  placeName: (timeZone: string) => string;
}

/** The days of a calendar on which a tutor is away. */
function daysAway({ contents: { away }, days, timeZone }: Asked, tutorId: string): ReadonlySet<string> {
  const stretches = away
    .filter((one) => one.tutorId === tutorId)
    .map(({ startAt, endAt }) => [
      onWall(new Date(startAt), timeZone).date,
      // The last instant of it counts, not the first after it.
      onWall(new Date(Date.parse(endAt) - 1), timeZone).date,
    ]);
  return new Set(days.filter((day) => stretches.some(([from = "", to = ""]) => from <= day && day <= to)));
}

function grouped(entries: readonly Drawn[], idsOf: (one: Drawn) => readonly string[]): ReadonlyMap<string, Drawn[]> {
  const groups = new Map<string, Drawn[]>();
  for (const one of entries) {
    for (const id of idsOf(one)) {
      const known = groups.get(id);
      if (known) known.push(one);
      else groups.set(id, [one]);
    }
  }
  return groups;
}

function tutorLanes(asked: Asked): Lane[] {
  const given = grouped(asked.entries, ({ entry }) => entry.tutorIds);
  const isWeek = asked.days.length === 7;
  return asked.contents.tutors.map(({ id, name, timeZone, subjects, maxHoursPerWeek }) => {
    const own = given.get(id) ?? [];
    return {
      id,
      name,
      timeZone,
      href: tutorPath(id),
      days: byDay(own),
      away: daysAway(asked, id),
      takes: { tutorId: id },
      about: `${subjects.join(", ")} · ${asked.placeName(timeZone)}`,
      load: isWeek && maxHoursPerWeek !== null ? { hours: hoursOf(own), of: maxHoursPerWeek } : null,
    };
  });
}

const sessions = "sessions";

function customerLanes({ contents, entries, placeName }: Asked): Lane[] {
  const paid = grouped(entries, ({ entry }) => [entry.customerId ?? sessions]);
  const own = contents.customers.map(({ id, name, timeZone }) => ({
    id,
    name,
    timeZone,
    href: customerPath(id),
    about: placeName(timeZone),
    load: null,
    days: byDay(paid.get(id) ?? []),
    away: new Set<string>(),
    takes: { tutorId: null },
  }));
  const groups = paid.get(sessions) ?? [];
  if (groups.length === 0) return own;
  const about = "Learning pods and immersions";
  return [
    ...own,
    {
      id: sessions,
      name: "Group sessions",
      about,
      timeZone: null,
      href: null,
      load: null,
      days: byDay(groups),
      away: new Set<string>(),
      takes: null,
    },
  ];
}

/** The rows of a calendar; none where it has no lanes. */
export function lanesOf(lanes: Lanes, asked: Asked): Lane[] {
  if (lanes === "none") return [];
  return lanes === "tutor" ? tutorLanes(asked) : customerLanes(asked);
}

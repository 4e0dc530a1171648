/** How the lessons of a course follow new times: week by week, each takes the place of one. Source: domain.md 2.2. */
import type { Occurrence } from "../time.ts";
import { mondayOf } from "./course-plan.ts";

interface Earlier {
  localDate: string;
  startAt: Date;
  /** Whether it is still to be given; one that was cancelled or moved keeps its place in the week. */
  isOpen: boolean;
}

export interface Replaced<Old> {
  /** Those that have the time already. */
  same: { from: Old; to: Occurrence }[];
  moved: { from: Old; to: Occurrence }[];
  /** Times for which there was no lesson. */
  added: Occurrence[];
  /** Lessons for which there is no time any more. */
  dropped: Old[];
}

function byWeek<One>(all: readonly One[], dateOf: (one: One) => string): Map<string, One[]> {
  const weeks = new Map<string, One[]>();
  for (const one of all) {
    const week = mondayOf(dateOf(one));
    weeks.set(week, [...(weeks.get(week) ?? []), one]);
  }
  return weeks;
}

function replaceWeek<Old extends Earlier>(olds: readonly Old[], nexts: readonly Occurrence[]): Replaced<Old> {
  const at = (start: Date) => nexts.find((next) => next.start.getTime() === start.getTime());
  const same = olds.flatMap((from) => {
    const to = at(from.startAt);
    return to ? [{ from, to }] : [];
  });
  const others = olds.filter((old) => !same.some(({ from }) => from === old));
  const left = nexts.filter((next) => !same.some(({ to }) => to === next));
  return {
    same,
    moved: others.flatMap((from, n) => {
      const to = left[n];
      return to && from.isOpen ? [{ from, to }] : [];
    }),
    added: left.slice(others.length),
    dropped: others.slice(left.length).filter(({ isOpen }) => isOpen),
  };
}

/**
 * What becomes of lessons, in order, when a course has new times: of each week the first takes the first new time and so on.
 * One that keeps its time is left alone; what somebody cancelled or moved stays so, and nothing takes its place.
 */
export function replaceSeries<Old extends Earlier>(olds: readonly Old[], nexts: readonly Occurrence[]): Replaced<Old> {
  const [before, after] = [byWeek(olds, (old) => old.localDate), byWeek(nexts, ({ date }) => date)];
  const weeks = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  const all = weeks.map((week) => replaceWeek(before.get(week) ?? [], after.get(week) ?? []));
  return {
    same: all.flatMap(({ same }) => same),
    moved: all.flatMap(({ moved }) => moved),
    added: all.flatMap(({ added }) => added),
    dropped: all.flatMap(({ dropped }) => dropped),
  };
}

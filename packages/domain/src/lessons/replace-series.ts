/** Assigns new times to a course's lessons, week by week. Source: domain.md 2.2. */
import type { Occurrence } from "../time.ts";
import { mondayOf } from "./course-plan.ts";

interface Earlier {
  localDate: string;
  startAt: Date;
  /** Whether it is still to be given. A cancelled or moved lesson keeps its place in the week. */
  isOpen: boolean;
}

export interface Replaced<Old> {
  /** Lessons that have the time already. */
  same: { from: Old; to: Occurrence }[];
  moved: { from: Old; to: Occurrence }[];
  /** Times without a lesson so far. */
  added: Occurrence[];
  /** Lessons without a time. */
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
 * Matches lessons, in order, with a course's new times: in each week the first takes the first time, and so on. A
 * lesson that keeps its time is not touched; a cancelled or moved one stays so and is not replaced.
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

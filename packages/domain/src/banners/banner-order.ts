/** Which of several banners shows, and how one is moved among them. Source: domain.md 1.3. */
import { priorityMax } from "./banner.ts";

/** The most banners of a placement that are not archived: each can have a priority of its own. */
export const mostInPlacement = priorityMax + 1;

/** A banner among those of its placement, which stand in the order in which they are preferred. */
export interface Ranked {
  id: string;
  priority: number;
  createdAt: Date;
}

/** The highest priority first, then the newest. */
export const byPreference = (one: Ranked, other: Ranked): number =>
  other.priority - one.priority || other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1);

const isInOrder = (list: readonly Ranked[]) =>
  list.every((one, place) => place === 0 || byPreference(list[place - 1] as Ranked, one) < 0);

/** A priority between two neighbours that needs no change of theirs; null if there is none. */
function between(moved: Ranked, above: Ranked | undefined, below: Ranked | undefined): number | null {
  const fits = (priority: number) =>
    isInOrder([above, { ...moved, priority }, below].filter((one): one is Ranked => one !== undefined));
  const least = below?.priority ?? 0;
  const most = above?.priority ?? priorityMax;
  const middle = Math.floor((least + most) / 2);
  // At an end, a step away leaves room for those to come.
  const first = above === undefined ? Math.min(least + 1, priorityMax) : below === undefined ? most - 1 : middle;
  return (
    [moved.priority, first, middle, least, most].find((one) => one >= 0 && one <= priorityMax && fits(one)) ?? null
  );
}

/**
 * The new priorities when a banner is moved to a position among its placement's: only its own where there is room between
 * its neighbours, else all of them spread anew. `ranked` is in order.
 */
export function prioritiesAfterMove(
  ranked: readonly Ranked[],
  id: string,
  position: number,
): ReadonlyMap<string, number> {
  const moved = ranked.find((one) => one.id === id);
  if (!moved) return new Map();
  const rest = ranked.filter((one) => one !== moved);
  const wanted = rest.toSpliced(position, 0, moved);
  const place = wanted.indexOf(moved);
  const own = between(moved, wanted[place - 1], wanted[place + 1]);
  const step = Math.floor(priorityMax / Math.max(1, wanted.length));
  const all =
    own === null
      ? wanted.map((one, index) => [one, (wanted.length - 1 - index) * Math.max(1, step)] as const)
      : [[moved, own] as const];
  return new Map(
    all.filter(([one, priority]) => one.priority !== priority).map(([one, priority]) => [one.id, priority]),
  );
}

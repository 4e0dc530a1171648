import type { recordColumns } from "../database/columns.ts";

const day = 24 * 60 * 60_000;

/** Chance that comes out the same every time. */
interface Chance {
  /** A whole number from `a` to `b`, both included. */
  whole(a: number, b: number): number;
  pick<T>(values: readonly T[]): T;
  /** One of the values, each as often as its weight says. */
  weighted<T>(choices: readonly (readonly [T, number])[]): T;
  id(at: Date): string;
}

/** Mulberry32: small, quick and good enough for names and dates. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function chanceFrom(seed: number): Chance {
  const next = generator(seed);
  const whole = (a: number, b: number) => a + Math.floor(next() * (b - a + 1));
  const pick = <T>(values: readonly T[]): T => values[whole(0, values.length - 1)] as T;
  const hex = (digits: number) => Array.from({ length: digits }, () => whole(0, 15).toString(16)).join("");
  return {
    whole,
    pick,
    weighted: (choices) => pick(choices.flatMap(([value, weight]) => Array.from({ length: weight }, () => value))),
    id: (at) =>
      Math.floor(at.getTime() / 1000)
        .toString(16)
        .padStart(8, "0") + hex(16),
  };
}

/** What the parts of the seed share: chance, and the instant that all dates are counted from. */
export interface Seed {
  chance: Chance;
  now: Date;
  /** So many days, and a few hours, before the instant. */
  daysAgo(days: number): Date;
  /** The fields of a record that the system made then. */
  record(createdAt: Date): SeededRecord;
}

type SeededRecord = Record<
  Exclude<keyof typeof recordColumns, "version" | "archivedAt" | "createdAt" | "updatedAt">,
  string
> & {
  createdAt: Date;
  updatedAt: Date;
};

/** `start` begins another row of chance, which comes out the same every time too. */
export function seedFrom(now: Date, start = 20_260_105): Seed {
  const chance = chanceFrom(start);
  return {
    chance,
    now,
    daysAgo: (days) => new Date(now.getTime() - days * day - chance.whole(0, day - 1)),
    record: (createdAt) => ({
      id: chance.id(createdAt),
      createdAt,
      updatedAt: createdAt,
      createdBy: "system",
      updatedBy: "system",
    }),
  };
}

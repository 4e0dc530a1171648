import type { AgeGroup } from "../enums.ts";

/** Whole years between two calendar dates, as 2026-01-05. Somebody born on 29 February is a year older on 1 March. */
function yearsBetween(born: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return today.slice(5) < born.slice(5) ? years - 1 : years;
}

const bands: readonly (readonly [from: number, group: AgeGroup])[] = [
  [18, "adult"],
  [13, "from-13"],
  [9, "from-9"],
  [5, "from-5"],
];

/** The band that somebody's age falls into on a day; both as 2026-01-05. Staff see it instead of the birthday. Source: domain.md 1.1. */
export function ageGroupOf(dateOfBirth: string, today: string): AgeGroup {
  const age = yearsBetween(dateOfBirth, today);
  return bands.find(([from]) => age >= from)?.[1] ?? "under-5";
}

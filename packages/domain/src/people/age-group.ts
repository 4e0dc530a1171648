import type { AgeGroup } from "./people-enums.ts";

/** Whole years between two dates such as 2026-01-05. A person born on 29 February turns older on 1 March. */
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

/**
 * The age group on a date; both dates as 2026-01-05. Staff see it instead of the date of birth. Source: domain.md 1.1.
 */
export function ageGroupOf(dateOfBirth: string, today: string): AgeGroup {
  const age = yearsBetween(dateOfBirth, today);
  return bands.find(([from]) => age >= from)?.[1] ?? "under-5";
}

/** Whether an age group is under 18; not if the age is unknown. */
export const isMinor = (ageGroup: AgeGroup | null): ageGroup is Exclude<AgeGroup, "adult"> =>
  ageGroup !== null && ageGroup !== "adult";

interface Age {
  dateOfBirth: string | null;
  /** Of people whose date of birth is not known. */
  ageGroup: AgeGroup | null;
}

/**
 * Whether people outside the business may see only the first name of somebody on a day. Unlike `isMinor`, it takes people of
 * unknown age for children.
 */
export function isUnder18({ dateOfBirth, ageGroup }: Age, today: string): boolean {
  const group = dateOfBirth === null ? ageGroup : ageGroupOf(dateOfBirth, today);
  return group === null || isMinor(group);
}

const yearsBefore = (today: string, years: number) =>
  `${String(Number(today.slice(0, 4)) - years).padStart(4, "0")}${today.slice(4)}`;

/**
 * The dates of birth of an age group as of today: after the first, up to and including the second. Null is no bound.
 */
export function bornWithin(group: AgeGroup, today: string): { after: string | null; until: string | null } {
  const at = bands.findIndex(([, name]) => name === group);
  const from = bands[at]?.[0];
  const next = at === -1 ? bands.at(-1) : bands[at - 1];
  return {
    after: next ? bornUpTo(today, next[0]) : null,
    until: from === undefined ? null : bornUpTo(today, from),
  };
}

/** The latest date of birth of a person this old; for 29 February that is usually 28 February. */
function bornUpTo(today: string, years: number): string {
  const day = yearsBefore(today, years);
  const isLeap = new Date(`${day.slice(0, 4)}-02-29T00:00:00Z`).getUTCMonth() === 1;
  return day.endsWith("-02-29") && !isLeap ? day.replace(/29$/, "28") : day;
}

/** When a tutor may teach learners under 18. Source: domain.md 1.1, 5.4. */
import type { AgeGroup } from "../people/people-enums.ts";
import { wallClockOf } from "../time.ts";

export interface Checked {
  timeZone: string;
  /** The last valid day of the latest background check; null if there is none, or it does not expire. */
  checkedUntil: string | null;
}

/** Whether a learner is under 18; not if their age is unknown. */
export const isMinor = (ageGroup: AgeGroup | null): boolean => ageGroup !== null && ageGroup !== "adult";

/** Whether a tutor's background check has expired by the start of a lesson. */
export const hasCheckExpired = ({ checkedUntil, timeZone }: Checked, start: Date): boolean =>
  checkedUntil !== null && wallClockOf(start, timeZone).date > checkedUntil;

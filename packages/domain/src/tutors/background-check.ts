/** When a tutor may teach learners under 18. Source: domain.md 1.1, 5.4. */
import { wallClockOf } from "../time.ts";

export interface Checked {
  timeZone: string;
  /** The last valid day of the latest background check; null if there is none, or it does not expire. */
  checkedUntil: string | null;
}

/** Whether a tutor's background check has expired by the start of a lesson. */
export const hasCheckExpired = ({ checkedUntil, timeZone }: Checked, start: Date): boolean =>
  checkedUntil !== null && wallClockOf(start, timeZone).date > checkedUntil;

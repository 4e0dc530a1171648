import { messages } from "../messages.ts";

const minute = 60_000;

/** Limits on guessing a password; times in milliseconds. Source: domain.md 1.1. */
export const lockOut = {
  /** Failures older than this are forgotten. */
  windowMs: 15 * minute,
  /** So many failures from one address lock the account for that address. */
  failuresPerAddress: 10,
  lockedMs: 15 * minute,
  /** So many failures from all addresses slow every further guess. */
  failuresInAll: 100,
  slowedByMs: 2_000,
} as const;

/** When an account opens again to an address that failed at these instants; null when it is open. What fails while it is locked does not count. */
export function lockedUntil(failures: readonly Date[], now: Date): Date | null {
  let until = -Infinity;
  let recent: number[] = [];
  for (const at of failures.map((failure) => failure.getTime()).toSorted((a, b) => a - b)) {
    if (at < until) continue;
    recent = [...recent.filter((earlier) => at - earlier < lockOut.windowMs), at];
    if (recent.length >= lockOut.failuresPerAddress) until = at + lockOut.lockedMs;
  }
  return now.getTime() < until ? new Date(until) : null;
}

/** The text for an address that may not try now, with whole minutes rounded up; null when it may. */
export function lockOutRefusal(failures: readonly Date[], now: Date): string | null {
  const until = lockedUntil(failures, now);
  return until && messages.tooManyAttempts(Math.ceil((until.getTime() - now.getTime()) / minute));
}

/** How long to wait before any guess at an account that failed at these instants from whatever address, right or wrong, in milliseconds. */
export function guessDelayMs(failures: readonly Date[], now: Date): number {
  const recent = failures.filter((failure) => {
    const age = now.getTime() - failure.getTime();
    return age >= 0 && age < lockOut.windowMs;
  });
  return recent.length >= lockOut.failuresInAll ? lockOut.slowedByMs : 0;
}

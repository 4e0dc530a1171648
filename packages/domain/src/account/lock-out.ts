import { messages } from "../messages.ts";

const minute = 60_000;

/** Limits on guessing a password; times in milliseconds. Source: domain.md 1.1. */
export const lockOut = {
  /** Older failures are forgotten. */
  windowMs: 15 * minute,
  /** Failures from one address that lock the account for that address. */
  failuresPerAddress: 10,
  lockedMs: 15 * minute,
  /** Failures from all addresses together that slow every further attempt. */
  failuresInAll: 100,
  slowedByMs: 2_000,
} as const;

/**
 * When an account unlocks for an address with failures at these instants; null if unlocked. Failures while locked do
 * not count.
 */
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

/** The refusal for an address that may not try now, in whole minutes rounded up; null if it may. */
export function lockOutRefusal(failures: readonly Date[], now: Date): string | null {
  const until = lockedUntil(failures, now);
  return until && messages.tooManyAttempts(Math.ceil((until.getTime() - now.getTime()) / minute));
}

/**
 * Delay before every password check, right or wrong, in milliseconds, for an account with failures at these instants
 * from any address.
 */
export function guessDelayMs(failures: readonly Date[], now: Date): number {
  const recent = failures.filter((failure) => {
    const age = now.getTime() - failure.getTime();
    return age >= 0 && age < lockOut.windowMs;
  });
  return recent.length >= lockOut.failuresInAll ? lockOut.slowedByMs : 0;
}

import { messages } from "../messages.ts";

const minute = 60_000;

/** Calls that need no sign-in and could be sent endlessly. */
export type AttemptKind = "register" | "code" | "reset-request" | "claim" | "proof";

/** Maximum attempts per address in a time window. */
export const attemptLimits: Record<AttemptKind, { most: number; windowMs: number }> = {
  register: { most: 10, windowMs: 60 * minute },
  code: { most: 20, windowMs: 15 * minute },
  /** What customers say of transfers. */
  claim: { most: 10, windowMs: 60 * minute },
  /** Files that they send with it. */
  proof: { most: 10, windowMs: 60 * minute },
  "reset-request": { most: 10, windowMs: 60 * minute },
};

/** Older attempts count for no limit. */
export const longestAttemptWindowMs = Math.max(...Object.values(attemptLimits).map(({ windowMs }) => windowMs));

/** How many emails per hour anyone can cause to be sent to one person. Further ones are dropped silently. */
export const unaskedMailsAnHour = 3;
export const unaskedMailsWindowMs = 60 * minute;

/** The refusal for an address with attempts at these instants, in whole minutes rounded up; null if it may try. */
export function attemptsRefusal(kind: AttemptKind, attempts: readonly Date[], now: Date): string | null {
  const { most, windowMs } = attemptLimits[kind];
  const recent = attempts
    .map((at) => at.getTime())
    .filter((at) => now.getTime() - at < windowMs)
    .toSorted((a, b) => a - b);
  const frees = recent.at(-most);
  return frees === undefined ? null : messages.tooManyAttempts(Math.ceil((frees + windowMs - now.getTime()) / minute));
}

import { messages } from "../messages.ts";

const minute = 60_000;

/** Calls that need no sign-in and that somebody could send without end. */
export type AttemptKind = "register" | "code" | "reset-request";

/** So many of them in so long from one address. */
export const attemptLimits: Record<AttemptKind, { most: number; windowMs: number }> = {
  register: { most: 10, windowMs: 60 * minute },
  code: { most: 20, windowMs: 15 * minute },
  "reset-request": { most: 10, windowMs: 60 * minute },
};

/** What is older counts for no limit. */
export const longestAttemptWindowMs = Math.max(...Object.values(attemptLimits).map(({ windowMs }) => windowMs));

/** So many mails in an hour that anybody can have sent to one person; what is above is not sent, and nobody is told. */
export const unaskedMailsAnHour = 3;
export const unaskedMailsWindowMs = 60 * minute;

/** The text for an address that tried at these instants and may not again yet, whole minutes rounded up; null when it may. */
export function attemptsRefusal(kind: AttemptKind, attempts: readonly Date[], now: Date): string | null {
  const { most, windowMs } = attemptLimits[kind];
  const recent = attempts
    .map((at) => at.getTime())
    .filter((at) => now.getTime() - at < windowMs)
    .toSorted((a, b) => a - b);
  const frees = recent.at(-most);
  return frees === undefined ? null : messages.tooManyAttempts(Math.ceil((frees + windowMs - now.getTime()) / minute));
}

import type { OneTimeCodeState } from "./staff-enums.ts";

const hour = 60 * 60_000;

/** What a code is for. */
export type CodePurpose = "activation" | "reset";

/** How long a code can be used, in milliseconds. Source: domain.md 1.1, 2.12. */
export const codeLifetimeMs: Record<CodePurpose, number> = { activation: 7 * 24 * hour, reset: hour };

/** Where a code stands; a used one stays used when its time is over. */
export function codeState(
  { usedAt, expiresAt }: { usedAt: Date | null; expiresAt: Date },
  now: Date,
): OneTimeCodeState {
  if (usedAt !== null) return "used";
  return expiresAt.getTime() <= now.getTime() ? "expired" : "ready";
}

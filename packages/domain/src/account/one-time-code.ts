import type { OneTimeCodeState } from "./staff-enums.ts";

const hour = 60 * 60_000;

export type CodePurpose = "activation" | "reset";

/** How long a code is valid, in milliseconds. Source: domain.md 1.1, 2.12. */
export const codeLifetimeMs: Record<CodePurpose, number> = { activation: 7 * 24 * hour, reset: hour };

/** The state of a code. A used code stays used after it has expired. */
export function codeState(
  { usedAt, expiresAt }: { usedAt: Date | null; expiresAt: Date },
  now: Date,
): OneTimeCodeState {
  if (usedAt !== null) return "used";
  return expiresAt.getTime() <= now.getTime() ? "expired" : "ready";
}

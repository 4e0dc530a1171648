import { lt, or } from "drizzle-orm";
import { longestAttemptWindowMs } from "@app/domain/account/attempts.ts";
import { lockOut } from "@app/domain/account/lock-out.ts";
import type { Database } from "../../database/client.ts";
import { removeSome } from "../../database/remove-some.ts";
import { sessions, signInFailures } from "./account.table.ts";
import { oneTimeCodes, publicAttempts } from "./one-time-codes.table.ts";

export { closeExpiredViewings } from "./view-as.service.ts";

/** Removes sessions that ended before an instant, by their time or by somebody; at most so many. */
export const removeExpiredSessions = (db: Database, before: Date, atMost: number): Promise<number> =>
  removeSome(db, sessions, or(lt(sessions.expiresAt, before), lt(sessions.revokedAt, before)), atMost);

/** Removes failed sign-ins that no lock-out counts any more; at most so many. */
export function removeStaleFailures(db: Database, now: Date, atMost: number): Promise<number> {
  const forgotten = new Date(now.getTime() - 2 * (lockOut.windowMs + lockOut.lockedMs));
  return removeSome(db, signInFailures, lt(signInFailures.at, forgotten), atMost);
}

/** Removes one-time codes whose time was over before an instant; at most so many. */
export const removeExpiredCodes = (db: Database, before: Date, atMost: number): Promise<number> =>
  removeSome(db, oneTimeCodes, lt(oneTimeCodes.expiresAt, before), atMost);

/** Removes calls without sign-in that no limit counts any more; at most so many. */
export function removeStaleAttempts(db: Database, now: Date, atMost: number): Promise<number> {
  const forgotten = new Date(now.getTime() - longestAttemptWindowMs);
  return removeSome(db, publicAttempts, lt(publicAttempts.at, forgotten), atMost);
}

import { lt, or } from "drizzle-orm";
import { lockOut } from "@app/domain/account/lock-out.ts";
import type { Database } from "../../database/client.ts";
import { removeSome } from "../../database/remove-some.ts";
import { sessions, signInFailures } from "./account.table.ts";

/** Removes sessions that ended before an instant, by their time or by somebody; at most so many. */
export const removeExpiredSessions = (db: Database, before: Date, atMost: number): Promise<number> =>
  removeSome(db, sessions, or(lt(sessions.expiresAt, before), lt(sessions.revokedAt, before)), atMost);

/** Removes failed sign-ins that no lock-out counts any more; at most so many. */
export function removeStaleFailures(db: Database, now: Date, atMost: number): Promise<number> {
  const forgotten = new Date(now.getTime() - 2 * (lockOut.windowMs + lockOut.lockedMs));
  return removeSome(db, signInFailures, lt(signInFailures.at, forgotten), atMost);
}

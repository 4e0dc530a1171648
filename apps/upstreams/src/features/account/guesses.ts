import { and, eq, lt } from "drizzle-orm";
import { guessDelayMs, lockOut, lockOutRefusal } from "@app/domain/account/lock-out.ts";
import { networkOf } from "@app/domain/network.ts";
import type { Database } from "../../database/client.ts";
import { newId } from "../../database/new-id.ts";
import { retryable } from "../../database/retryable.ts";
import { audit } from "../../records/audit.ts";
import type { App, Origin } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { signInFailures, type AccountUserRow } from "./account.table.ts";

/** Where somebody guesses from: whoever has a network of IPv6 addresses is one guesser. */
const placeOf = ({ ip }: Origin) => networkOf(ip ?? "");

/** How a guess is held up. */
export type Wait = (ms: number) => Promise<unknown>;

interface Guess {
  email: string;
  origin: Origin;
  wait: Wait;
}

/** A password that was not the one. */
interface Failure {
  /** As it was typed; there need not be such an account. */
  email: string;
  user: AccountUserRow | null;
  origin: Origin;
  /** Where it was tried, unless at sign-in. */
  reason?: string;
}

/** Who guesses at what, by the end of what they began with. */
const turns = new Map<string, Promise<unknown>>();

/** One after the other. */
function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mine = (turns.get(key) ?? Promise.resolve()).then(work);
  const over: Promise<unknown> = mine
    .catch(() => undefined)
    .finally(() => {
      if (turns.get(key) === over) turns.delete(key);
    });
  turns.set(key, over);
  return mine;
}

/**
 * Lets somebody try a password, unless they have guessed too often from their network. From one network one guess at an
 * account follows the other, so that those which are sent at once count too.
 */
export const guess = <T>(app: App, { email, origin, wait }: Guess, tryIt: () => Promise<T>): Promise<T> =>
  inTurn(`${email} ${placeOf(origin)}`, async () => {
    await guardGuessing(app, email, origin, wait);
    return tryIt();
  });

/** Refuses who has guessed too often from one network, and holds up whoever guesses at an account that many guess at. */
async function guardGuessing(app: App, email: string, origin: Origin, wait: Wait): Promise<void> {
  const failures = await app.database
    .select({ address: signInFailures.address, at: signInFailures.at })
    .from(signInFailures)
    .where(eq(signInFailures.email, email));
  const now = app.clock.now();
  const fromHere = failures.filter(({ address }) => address === placeOf(origin)).map(({ at }) => at);
  const refusal = lockOutRefusal(fromHere, now);
  if (refusal) throw new Refusal("RATE_LIMITED", refusal);
  const delay = guessDelayMs(
    failures.map(({ at }) => at),
    now,
  );
  if (delay > 0) await wait(delay);
}

/** Notes the failure for the lock-out and in the activity log; both stay although the call is refused. */
export async function noteFailure({ database, clock }: App, { email, user, origin, reason }: Failure): Promise<void> {
  const now = clock.now();
  const forgotten = new Date(now.getTime() - 2 * (lockOut.windowMs + lockOut.lockedMs));
  await retryable(database, async (db) => {
    await db.delete(signInFailures).where(lt(signInFailures.at, forgotten));
    await db.insert(signInFailures).values({ id: newId(now), email, address: placeOf(origin), at: now });
    const actor = user && { id: user.id, name: `${user.firstname} ${user.lastname}`, role: user.userRole };
    await audit(
      { db, actor: actor ?? { id: null, name: email, role: null }, now, origin },
      { action: "sign-in-failed", kind: "account user", id: user?.id ?? null, label: email, ...(reason && { reason }) },
    );
  });
}

/** Whoever knew the password begins anew. */
export async function forgetFailures(db: Database, email: string, origin: Origin): Promise<void> {
  const fromHere = and(eq(signInFailures.email, email), eq(signInFailures.address, placeOf(origin)));
  await db.delete(signInFailures).where(fromHere);
}

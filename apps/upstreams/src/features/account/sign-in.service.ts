import { and, eq, lt } from "drizzle-orm";
import { guessDelayMs, lockOut, lockOutRefusal } from "@app/domain/account/lock-out.ts";
import { sessionLifetimeMs, type LoginInput } from "@app/domain/account/account.ts";
import { clientMessages } from "@app/domain/client-messages.ts";
import { newId } from "../../database/new-id.ts";
import { retryable } from "../../database/retryable.ts";
import { audit } from "../../http/audit.ts";
import type { App, Origin } from "../../http/context.ts";
import { Refusal } from "../../http/refusal.ts";
import { accountUserOf, type AccountUserRecord } from "./account.record.ts";
import { accountUsers, sessions, signInFailures, type AccountUserRow } from "./account.table.ts";
import { checkPassword } from "./passwords.ts";
import type { Tokens } from "./tokens.ts";

const refused = () => new Refusal("BAD_REQUEST", clientMessages.credentials);

/** What signing in works with besides the app; the wait is passed in so that tests need not sit through it. */
export interface SignInParts {
  tokens: Tokens;
  wait: (ms: number) => Promise<unknown>;
}

async function guardGuessing(app: App, email: string, origin: Origin, wait: SignInParts["wait"]): Promise<void> {
  const failures = await app.database
    .select({ address: signInFailures.address, at: signInFailures.at })
    .from(signInFailures)
    .where(eq(signInFailures.email, email));
  const now = app.clock.now();
  const fromHere = failures.filter(({ address }) => address === (origin.ip ?? "")).map(({ at }) => at);
  const refusal = lockOutRefusal(fromHere, now);
  if (refusal) throw new Refusal("RATE_LIMITED", refusal);
  const delay = guessDelayMs(
    failures.map(({ at }) => at),
    now,
  );
  if (delay > 0) await wait(delay);
}

/** Notes the failure for the lock-out and in the activity log; both stay although the call is refused. */
async function noteFailure(
  { database, clock }: App,
  email: string,
  user: AccountUserRow | null,
  origin: Origin,
): Promise<void> {
  const now = clock.now();
  const forgotten = new Date(now.getTime() - 2 * (lockOut.windowMs + lockOut.lockedMs));
  await retryable(database, async (db) => {
    await db.delete(signInFailures).where(lt(signInFailures.at, forgotten));
    await db.insert(signInFailures).values({ id: newId(now), email, address: origin.ip ?? "", at: now });
    const actor = user && { id: user.id, name: `${user.firstname} ${user.lastname}`, role: user.userRole };
    await audit(
      { db, actor: actor ?? { id: null, name: email, role: null }, now, origin },
      { action: "sign-in-failed", kind: "account user", id: user?.id ?? null, label: email },
    );
  });
}

async function startSession({ database, clock }: App, user: AccountUserRow, origin: Origin) {
  const now = clock.now();
  const session = {
    id: newId(now),
    userId: user.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionLifetimeMs),
  };
  const after = await retryable(database, async (db) => {
    await db.insert(sessions).values({ ...session, lastUsedAt: now, userAgent: origin.userAgent, ip: origin.ip });
    await db
      .delete(signInFailures)
      .where(and(eq(signInFailures.email, user.email), eq(signInFailures.address, origin.ip ?? "")));
    const changes = { lastLoginAt: now, lastActivityAt: now };
    const [updated] = await db.update(accountUsers).set(changes).where(eq(accountUsers.id, user.id)).returning();
    const actor = { id: user.id, name: `${user.firstname} ${user.lastname}`, role: user.userRole };
    await audit(
      { db, actor, now, origin },
      { action: "signed-in", kind: "account user", id: user.id, label: user.email },
    );
    return updated ?? user;
  });
  return { session, user: after };
}

/** Signs in by email and password; whatever is wrong, the text is the same. Source: domain.md 1.1, 2.12. */
export async function signIn(
  app: App,
  { tokens, wait }: SignInParts,
  { email, password }: LoginInput,
  origin: Origin,
): Promise<{ user: AccountUserRecord; accessToken: string }> {
  await guardGuessing(app, email, origin, wait);
  const [user = null] = await app.database.select().from(accountUsers).where(eq(accountUsers.email, email));
  const isRight = await checkPassword(user?.passwordHash ?? null, password);
  if (!user || !isRight || user.status !== "active") {
    await noteFailure(app, email, user, origin);
    throw refused();
  }
  const started = await startSession(app, user, origin);
  return { user: accountUserOf(started.user), accessToken: await tokens.make(started.session) };
}

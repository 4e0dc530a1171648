import { eq } from "drizzle-orm";
import { sessionLifetimeMs, type LoginInput } from "@app/domain/account/account.ts";
import { clientMessages } from "@app/domain/client-messages.ts";
import { newId } from "../../database/new-id.ts";
import { retryable } from "../../database/retryable.ts";
import { audit } from "../../records/audit.ts";
import type { App, Origin } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { accountUserOf, type AccountUserRecord } from "./account.record.ts";
import { accountUsers, sessions, type AccountUserRow } from "./account.table.ts";
import { forgetFailures, guess, noteFailure, type Wait } from "./guesses.ts";
import { checkPassword } from "./passwords.ts";
import type { Tokens } from "./tokens.ts";

const refused = () => new Refusal("BAD_REQUEST", clientMessages.credentials);

/** What signing in works with besides the app; the wait is passed in so that tests need not sit through it. */
export interface SignInParts {
  tokens: Tokens;
  wait: Wait;
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
    await forgetFailures(db, user.email, origin);
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

interface SignedIn {
  user: AccountUserRecord;
  accessToken: string;
}

/** Signs in by email and password; whatever is wrong, the text is the same. Source: domain.md 1.1, 2.12. */
export const signIn = (
  app: App,
  { tokens, wait }: SignInParts,
  { email, password }: LoginInput,
  origin: Origin,
): Promise<SignedIn> =>
  guess(app, { email, origin, wait }, async () => {
    const [user = null] = await app.database.select().from(accountUsers).where(eq(accountUsers.email, email));
    const isRight = await checkPassword(user?.passwordHash ?? null, password);
    if (!user || !isRight || user.status !== "active") {
      await noteFailure(app, { email, user, origin });
      throw refused();
    }
    const started = await startSession(app, user, origin);
    return { user: accountUserOf(started.user), accessToken: await tokens.make(started.session) };
  });

import { and, eq, gt, isNull, lt, or } from "drizzle-orm";
import { clientMessages } from "@app/domain/client-messages.ts";
import { permissionsOf, roleFrom } from "@app/domain/permissions.ts";
import type { Database } from "../../database/client.ts";
import type { Actor } from "../../service/context.ts";
import { accountUsers, sessions, type AccountUserRow, type SessionRow } from "./account.table.ts";
import { findToken, noteTokenUse, tokenActor, tokenActorById } from "./service-token-actor.ts";
import { isMarked } from "@app/domain/tokens/token-form.ts";
import type { Tokens } from "./tokens.ts";

/** Uses are noted at most this often, in milliseconds. */
const noteEveryMs = 60_000;

export interface Signed {
  user: AccountUserRow;
  session: SessionRow;
}

/** The live session that a token names, read each time, so that a revoked one is refused at once. Source: domain.md 2.12. */
export async function findSession(db: Database, tokens: Tokens, token: string, now: Date): Promise<Signed | null> {
  const id = await tokens.read(token, now);
  if (id === null) return null;
  const [found] = await db
    .select({ user: accountUsers, session: sessions })
    .from(sessions)
    .innerJoin(accountUsers, eq(accountUsers.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, id),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        eq(accountUsers.status, "active"),
        // Who is no super-admin any more might see more through another role than by their own.
        or(isNull(sessions.viewAs), eq(accountUsers.userRole, "super-admin")),
      ),
    );
  return found ?? null;
}

/** Why a token without a live session is refused. Only whoever holds a token of the account learns that it is suspended. */
export async function whyRefused(db: Database, tokens: Tokens, token: string, now: Date): Promise<string> {
  const id = await tokens.read(token, now);
  if (id === null) return clientMessages.tokenInvalid;
  const [found] = await db
    .select({ status: accountUsers.status })
    .from(sessions)
    .innerJoin(accountUsers, eq(accountUsers.id, sessions.userId))
    .where(eq(sessions.id, id));
  return found?.status === "suspended" ? clientMessages.suspended : clientMessages.tokenInvalid;
}

async function noteUse(db: Database, { user, session }: Signed, now: Date): Promise<void> {
  const before = new Date(now.getTime() - noteEveryMs);
  if (session.lastUsedAt > before) return;
  await db
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(and(eq(sessions.id, session.id), lt(sessions.lastUsedAt, now)));
  await db.update(accountUsers).set({ lastActivityAt: now }).where(eq(accountUsers.id, user.id));
}

/** Somebody in a session, with their own rights or those of the role that they view as. */
const actorFrom = (user: AccountUserRow, session: Pick<SessionRow, "id" | "viewAs" | "viewedFrom">): Actor => {
  const role = session.viewAs ?? roleFrom(user.userRole);
  const name = `${user.firstname} ${user.lastname}`;
  const { id, timeZone, regionIds } = user;
  const { id: sessionId, viewedFrom } = session;
  return {
    kind: "person",
    id,
    personId: id,
    personName: name,
    name,
    role,
    permissions: permissionsOf(role),
    timeZone,
    regionIds,
    sessionId,
    viewedFrom,
  };
};

/**
 * Somebody for whom the system works while they are away, a person or a token, with the rights that they have now; null
 * where they have none.
 */
export async function actorById({ db, now }: { db: Database; now: Date }, id: string): Promise<Actor | null> {
  const [user] = await db
    .select()
    .from(accountUsers)
    .where(and(eq(accountUsers.id, id), eq(accountUsers.status, "active")));
  return user ? actorFrom(user, { id: "", viewAs: null, viewedFrom: null }) : tokenActorById(db, id, now);
}

/** Who a token belongs to, with the use of the session or the service token noted. */
export const authenticateWith =
  (database: Database, tokens: Tokens, clock: { now(): Date }) =>
  async (token: string, address: string | null): Promise<Actor | null> => {
    const now = clock.now();
    if (isMarked(token)) {
      const at = { now, address };
      const service = await findToken(database, tokens.serviceKey, token, at);
      await noteTokenUse(database, service.token, at);
      return tokenActor(service);
    }
    const found = await findSession(database, tokens, token, now);
    if (!found) return null;
    await noteUse(database, found, now);
    return actorFrom(found.user, found.session);
  };

import { and, eq, isNotNull, isNull, lte } from "drizzle-orm";
import { viewAsMessages, viewAsMinutes, type ViewableRole } from "@app/domain/account/view-as.ts";
import { messages } from "@app/domain/messages.ts";
import type { Database } from "../../database/client.ts";
import { newId } from "../../database/new-id.ts";
import type { App, Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { accountUsers, sessions } from "./account.table.ts";
import { endSessions } from "./sessions.service.ts";
import type { Tokens } from "./tokens.ts";
import { auditViewing } from "./view-as.audit.ts";

/**
 * Begins a second session of the caller with the rights of another role, beside their own and no longer than it; returns
 * its id. Their own goes on: it is what they come back to.
 */
export async function beginViewing({ db, actor, now, origin }: Context, viewAs: ViewableRole): Promise<string> {
  const [own] = await db.select().from(sessions).where(eq(sessions.id, actor.sessionId));
  const longest = now.getTime() + viewAsMinutes * 60_000;
  const expiresAt = new Date(Math.min(longest, own?.expiresAt.getTime() ?? longest));
  const viewing = { id: newId(now), userId: actor.id, createdAt: now, expiresAt, viewAs };
  const { userAgent, ip } = origin;
  await db.insert(sessions).values({ ...viewing, viewedFrom: actor.sessionId, lastUsedAt: now, userAgent, ip });
  await auditViewing({ db, actor, now, origin }, viewing, viewAsMessages.began);
  return viewing.id;
}

/** The token of a session that views as another role. */
export async function viewingToken({ database }: App, tokens: Tokens, id: string): Promise<string> {
  const [session] = await database.select().from(sessions).where(eq(sessions.id, id));
  if (!session) throw new Refusal("NOT_FOUND", messages.missing("Session"));
  return tokens.make(session);
}

/** Ends viewing as another role; the person's own session goes on. */
export async function stopViewing(context: Context): Promise<void> {
  if (context.actor.viewedFrom === null) throw new Refusal("WRONG_STATE", viewAsMessages.notViewing);
  await endSessions(context, context.actor, eq(sessions.id, context.actor.sessionId));
}

/** Writes down the end of those whose time has run out, as of then; at most so many. */
export async function closeExpiredViewings(db: Database, now: Date, atMost: number): Promise<number> {
  const over = and(isNotNull(sessions.viewAs), isNull(sessions.revokedAt), lte(sessions.expiresAt, now));
  const expired = await db
    .select({ session: sessions, user: accountUsers })
    .from(sessions)
    .innerJoin(accountUsers, eq(accountUsers.id, sessions.userId))
    .where(over)
    .limit(atMost);
  for (const { session, user } of expired) {
    const { id, viewAs, expiresAt, userAgent, ip } = session;
    await db.transaction(async (inside) => {
      const closed = await inside
        .update(sessions)
        .set({ revokedAt: expiresAt })
        .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)))
        .returning({ id: sessions.id });
      if (closed.length === 0 || viewAs === null) return;
      const actor = { id: user.id, name: `${user.firstname} ${user.lastname}`, role: user.userRole };
      const origin = { userAgent, ip, requestId: `session-${id}` };
      await auditViewing({ db: inside, actor, now: expiresAt, origin }, { id, viewAs }, viewAsMessages.ranOut);
    });
  }
  return expired.length;
}

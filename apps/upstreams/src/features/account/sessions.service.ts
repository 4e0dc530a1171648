import { and, desc, eq, gt, isNull, ne, type SQL } from "drizzle-orm";
import { messages } from "@app/domain/messages.ts";
import { audit } from "../../http/audit.ts";
import type { Context } from "../../http/context.ts";
import { Refusal } from "../../http/refusal.ts";
import { sessionOf, type SessionRecord } from "./account.record.ts";
import { sessions } from "./account.table.ts";

const live = ({ actor, now }: Context): SQL | undefined =>
  and(eq(sessions.userId, actor.id), isNull(sessions.revokedAt), gt(sessions.expiresAt, now));

/** The caller's own live sessions, newest first. */
export async function ownSessions(context: Context): Promise<SessionRecord[]> {
  const newest = [desc(sessions.createdAt), desc(sessions.id)];
  const rows = await context.db
    .select()
    .from(sessions)
    .where(live(context))
    .orderBy(...newest);
  return rows.map((row) => sessionOf(row, context.actor.sessionId));
}

/** Ends those of the caller's own live sessions that `which` says; returns how many. */
async function end(context: Context, which: SQL | undefined): Promise<number> {
  const ended = await context.db
    .update(sessions)
    .set({ revokedAt: context.now })
    .where(and(live(context), which))
    .returning({ id: sessions.id });
  for (const { id } of ended) {
    const { id: owner, name: label } = context.actor;
    await audit(context, { action: "deleted", kind: "session", id, label, owner });
  }
  return ended.length;
}

/** Ends the session that the call belongs to. */
export const endThisSession = (context: Context): Promise<number> =>
  end(context, eq(sessions.id, context.actor.sessionId));

/** Ends all of the caller's sessions but this one. */
export const endOtherSessions = (context: Context): Promise<number> =>
  end(context, ne(sessions.id, context.actor.sessionId));

/** Ends one of the caller's own sessions; one that has ended already is left as it is. */
export async function endSession(context: Context, id: string): Promise<SessionRecord[]> {
  const own = and(eq(sessions.id, id), eq(sessions.userId, context.actor.id));
  const [session] = await context.db.select({ id: sessions.id }).from(sessions).where(own);
  if (!session) throw new Refusal("NOT_FOUND", messages.missing("Session"));
  await end(context, eq(sessions.id, id));
  return ownSessions(context);
}

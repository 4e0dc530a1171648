import { and, desc, eq, gt, isNull, ne, type SQL } from "drizzle-orm";
import { messages } from "@app/domain/messages.ts";
import { audit } from "../../records/audit.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { sessionOf, type SessionRecord } from "./account.record.ts";
import { sessions } from "./account.table.ts";

/** Whose sessions they are. */
export interface Owner {
  id: string;
  name: string;
}

const live = ({ now }: Context, { id }: Owner): SQL | undefined =>
  and(eq(sessions.userId, id), isNull(sessions.revokedAt), gt(sessions.expiresAt, now));

/** Somebody's live sessions, newest first. */
export async function sessionsOf(context: Context, owner: Owner): Promise<SessionRecord[]> {
  const newest = [desc(sessions.createdAt), desc(sessions.id)];
  const rows = await context.db
    .select()
    .from(sessions)
    .where(live(context, owner))
    .orderBy(...newest);
  return rows.map((row) => sessionOf(row, context.actor.sessionId));
}

/** Ends those of somebody's live sessions that `which` says, all of them without; returns how many. */
export async function endSessions(context: Context, owner: Owner, which?: SQL): Promise<number> {
  const ended = await context.db
    .update(sessions)
    .set({ revokedAt: context.now })
    .where(and(live(context, owner), which))
    .returning({ id: sessions.id });
  for (const { id } of ended) {
    await audit(context, { action: "deleted", kind: "session", id, label: owner.name, owner: owner.id });
  }
  return ended.length;
}

/** Ends one of somebody's sessions; one that has ended already is left as it is. */
export async function endSessionOf(context: Context, owner: Owner, id: string): Promise<SessionRecord[]> {
  const theirs = and(eq(sessions.id, id), eq(sessions.userId, owner.id));
  const [session] = await context.db.select({ id: sessions.id }).from(sessions).where(theirs);
  if (!session) throw new Refusal("NOT_FOUND", messages.missing("Session"));
  await endSessions(context, owner, eq(sessions.id, id));
  return sessionsOf(context, owner);
}

/** The caller's own live sessions, newest first. */
export const ownSessions = (context: Context): Promise<SessionRecord[]> => sessionsOf(context, context.actor);

/** Ends the session that the call belongs to. */
export const endThisSession = (context: Context): Promise<number> =>
  endSessions(context, context.actor, eq(sessions.id, context.actor.sessionId));

/** Ends all of the caller's sessions but this one. */
export const endOtherSessions = (context: Context): Promise<number> =>
  endSessions(context, context.actor, ne(sessions.id, context.actor.sessionId));

/** Ends one of the caller's own sessions. */
export const endSession = (context: Context, id: string): Promise<SessionRecord[]> =>
  endSessionOf(context, context.actor, id);

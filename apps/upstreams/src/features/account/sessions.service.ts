import { and, desc, eq, gt, inArray, isNull, ne, type SQL } from "drizzle-orm";
import { viewAsMessages } from "@app/domain/account/view-as.ts";
import { messages } from "@app/domain/messages.ts";
import { audit } from "../../records/audit.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { sessionOf, type SessionRecord } from "./account.record.ts";
import { sessions } from "./account.table.ts";
import { auditViewing } from "./view-as.audit.ts";

/** Whose sessions they are. */
export interface Owner {
  id: string;
  name: string;
}

const live = ({ now }: Context, { id }: Owner): SQL | undefined =>
  and(eq(sessions.userId, id), isNull(sessions.revokedAt), gt(sessions.expiresAt, now));

/** Somebody's live sessions, newest first; viewing as another role is a part of the one that it began in. */
export async function sessionsOf(context: Context, owner: Owner): Promise<SessionRecord[]> {
  const newest = [desc(sessions.createdAt), desc(sessions.id)];
  const rows = await context.db
    .select()
    .from(sessions)
    .where(and(live(context, owner), isNull(sessions.viewAs)))
    .orderBy(...newest);
  const { sessionId, viewedFrom } = context.actor;
  return rows.map((row) => sessionOf(row, viewedFrom ?? sessionId));
}

const revoke = (context: Context, owner: Owner, which?: SQL) =>
  context.db
    .update(sessions)
    .set({ revokedAt: context.now })
    .where(and(live(context, owner), which))
    .returning({ id: sessions.id, viewAs: sessions.viewAs });

/**
 * Ends those of somebody's live sessions that `which` says, all of them without, and with each what was viewed from it
 * as another role; returns how many.
 */
export async function endSessions(context: Context, owner: Owner, which?: SQL): Promise<number> {
  const ended = await revoke(context, owner, which);
  const ids = ended.map(({ id }) => id);
  const viewed = ids.length === 0 ? [] : await revoke(context, owner, inArray(sessions.viewedFrom, ids));
  for (const { id, viewAs } of [...ended, ...viewed]) {
    await audit(context, { action: "deleted", kind: "session", id, label: owner.name, owner: owner.id });
    if (viewAs) await auditViewing(context, { id, viewAs }, viewAsMessages.stopped);
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

/** Ends the session that the call belongs to; who only views as another role leaves altogether. */
export const endThisSession = (context: Context): Promise<number> =>
  endSessions(context, context.actor, eq(sessions.id, context.actor.viewedFrom ?? context.actor.sessionId));

/** Ends all of the caller's sessions but this one. */
export const endOtherSessions = (context: Context): Promise<number> =>
  endSessions(context, context.actor, ne(sessions.id, context.actor.sessionId));

/** Ends one of the caller's own sessions. */
export const endSession = (context: Context, id: string): Promise<SessionRecord[]> =>
  endSessionOf(context, context.actor, id);

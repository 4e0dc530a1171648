import { and, eq, inArray, isNotNull, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { EntityKind } from "@app/domain/changes.ts";
import type { AppItemKind } from "@app/domain/app-content/app-content-enums.ts";
import type { Context } from "../../service/context.ts";
import { appRemovals } from "./app-removals.table.ts";
import type { ReviewRow } from "./review-kind.ts";

type Inside = Pick<Context, "db" | "now">;
type Live = Record<string, unknown> | null;
type Standing = Pick<ReviewRow, "id" | "live" | "liveVersion">;

/** What the app calls each kind of reviewed content. */
const itemKindOf: Partial<Record<EntityKind, AppItemKind>> = {
  word: "word",
  "sentence-session": "sentence-session",
  story: "story",
  "conversation-practice": "conversation",
};

const textOr = (value: unknown): string => (typeof value === "string" ? value : "");
const placeOf = (live: Live) =>
  live && {
    subject: textOr(live.subject),
    level: textOr(live.level),
  };

/** Remembers what the app loses where content leaves it, or comes to it under another language or level. */
export async function followLive(
  { db, now }: Inside,
  entityKind: EntityKind,
  before: Standing,
  after: Standing,
): Promise<void> {
  const kind = itemKindOf[entityKind];
  if (kind === undefined || before.liveVersion === after.liveVersion) return;
  const [left, taken] = [placeOf(before.live), placeOf(after.live)];
  const { recordId, subject, level } = appRemovals;
  if (left && (left.subject !== taken?.subject || left.level !== taken.level)) {
    await db
      .insert(appRemovals)
      .values({ recordId: after.id, kind, ...left, removedAt: now })
      .onConflictDoUpdate({
        target: [recordId, subject, level],
        set: { removedAt: now },
      });
  }
  if (taken) {
    const isThere = and(eq(recordId, after.id), eq(subject, taken.subject), eq(level, taken.level));
    await db.delete(appRemovals).where(isThere);
  }
}

/** A table of reviewed content, as far as the app has it. */
type LiveTable = PgTable & Record<"id" | "live" | "liveAt", PgColumn>;

/** Lets the app read again what it has, because something that belongs to it has changed: a sound, or a picture. */
export async function touchLive({ db, now }: Inside, table: LiveTable, where: SQL | undefined): Promise<void> {
  await db
    .update(table)
    .set({ liveAt: now })
    .where(and(isNotNull(table.live), where));
}

/** The same of some records by their ids. */
export const touchLiveOf = async (inside: Inside, table: LiveTable, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await touchLive(inside, table, inArray(table.id, [...ids]));
};

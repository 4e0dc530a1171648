import { isDeepStrictEqual } from "node:util";
import { and, desc, eq } from "drizzle-orm";
import type { Check } from "@app/domain/content/session-checks.ts";
import { storedBlocks, type SessionDraftInput } from "@app/domain/content/session-input.ts";
import type { Block } from "@app/domain/content/session.ts";
import { toEnumName } from "@app/domain/enums.ts";
import type { ContentStatus } from "@app/domain/content/content-enums.ts";
import { messages } from "@app/domain/messages.ts";
import { scopeOf } from "@app/domain/permissions.ts";
import { insertRecord, updateRecord } from "../../database/records.ts";
import { audit } from "../../records/audit.ts";
import { checkVersion, findOrRefuse } from "../../records/versions.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { followStatus } from "./assignments.service.ts";
import { lessonLevel } from "./content.levels.ts";
import { nodeOf } from "./content.reads.ts";
import { keepBlockFiles } from "./session-files.ts";
import { checksIn } from "./session-problems.ts";
import { contentLessons, examSessions, type LessonRow, type SessionRow } from "./content.table.ts";

/** A session as it is read: its blocks whole, whatever they lacked when they were stored. */
export interface ReadSession extends Omit<SessionRow, "blocks"> {
  blocks: readonly Block[];
}

const read = (row: SessionRow): ReadSession => ({ ...row, blocks: storedBlocks(row.blocks) });

/** What keeps a session from being submitted, by the rules of today; lists read what was kept when it was saved. */
export const sessionChecks = ({ blocks }: ReadSession): Check[] => checksIn(blocks);

export async function newestOf(
  { db }: Pick<Context, "db">,
  lessonId: string,
  versionNumber?: number,
): Promise<SessionRow | null> {
  const isMeant = versionNumber === undefined ? undefined : eq(examSessions.versionNumber, versionNumber);
  const [row] = await db
    .select()
    .from(examSessions)
    .where(and(eq(examSessions.lessonId, lessonId), isMeant))
    .orderBy(desc(examSessions.versionNumber))
    .limit(1);
  return row ?? null;
}

/** The newest session of a lesson that the caller may see, or one version of it; null where nothing was written yet. */
export async function sessionOf(
  context: Context,
  lessonId: string,
  versionNumber?: number,
): Promise<ReadSession | null> {
  const lesson = await nodeOf(context, lessonLevel, lessonId);
  const row = lesson && (await newestOf(context, lesson.id, versionNumber));
  return row && read(row);
}

/** As the GraphQL endpoint shows it beside a refusal: closed lists by their names. */
export const onWire = (row: SessionRow) => {
  const session = read(row);
  return {
    _id: row.id,
    version: row.version,
    lessonId: row.lessonId,
    versionNumber: row.versionNumber,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    checks: sessionChecks(session),
    blocks: session.blocks.map((block) => ({
      ...block,
      blockType: toEnumName(block.blockType),
      answerStrictness: toEnumName(block.answerStrictness),
    })),
  };
};

/** Refuses who may write only lessons of their own, and lessons that nobody may write now. Source: domain.md 0.4, 2.13. */
export function admit({ actor }: Context, { assigneeId, archivedAt, contentStatus }: LessonRow): void {
  if (scopeOf(actor.role, "sessions") === "own" && assigneeId !== actor.id) {
    throw new Refusal("FORBIDDEN", messages.forbidden);
  }
  if (archivedAt !== null) throw new Refusal("WRONG_STATE", messages.wrongState("lesson", "archived", "edited"));
  if (contentStatus === "Review") {
    throw new Refusal("WRONG_STATE", messages.wrongState("lesson", "in review", "edited"));
  }
}

/** What a lesson becomes by what was saved: with a first block a draft, without any empty again, unless one was published. */
function statusAfter({ contentStatus }: LessonRow, blocks: readonly unknown[], versionNumber: number): ContentStatus {
  if (blocks.length > 0) return "Draft";
  return versionNumber === 1 && contentStatus !== "Published" ? "No Content" : "Draft";
}

async function moveLesson(context: Context, before: LessonRow, contentStatus: ContentStatus): Promise<void> {
  if (before.contentStatus === contentStatus) return;
  const changes = { contentStatus, statusSince: context.now };
  const after = await updateRecord(context, contentLessons, before, changes);
  const entry = { kind: "exam-lesson", id: after.id, label: after.title, partOf: after.sectionId } as const;
  await audit(context, { ...entry, action: "state-changed", before, after });
  await followStatus(context, after);
}

const authors = (row: SessionRow | null, actorId: string) => [...new Set([...(row?.authorIds ?? []), actorId])];

/**
 * Saves a session as a draft. What its blocks say is checked, never refused; the same content makes no version. A published
 * one stays as it is while the next is written.
 */
export async function saveSession(
  context: Context,
  { lessonId, version, blocks }: Omit<SessionDraftInput, "blocks"> & { blocks: readonly Block[] },
): Promise<SessionRow> {
  const lesson = await findOrRefuse(context, contentLessons, lessonId, "Lesson");
  admit(context, lesson);
  const before = await newestOf(context, lessonId);
  if (before) await checkVersion(context, before, version, onWire);
  else if (version !== 0) throw new Refusal("NOT_FOUND", messages.missing("Session"));
  if (before && isDeepStrictEqual(storedBlocks(before.blocks), storedBlocks(blocks))) return before;

  const authorIds = authors(before, context.actor.personId);
  const isNext = before === null || before.publishedAt !== null || lesson.contentStatus === "Published";
  const versionNumber = isNext ? (before?.versionNumber ?? 0) + 1 : before.versionNumber;
  const saved = { blocks, authorIds, checks: checksIn(blocks) };
  const after = isNext
    ? await insertRecord(context, examSessions, { lessonId, versionNumber, ...saved })
    : await updateRecord(context, examSessions, before, saved);
  await keepBlockFiles(context, { refersKind: "exam-session", refersId: after.id }, blocks);
  const entry = { kind: "exam-session", id: after.id, label: lesson.title, partOf: lessonId } as const;
  await audit(
    context,
    isNext ? { ...entry, action: "created", after } : { ...entry, action: "updated", before, after },
  );
  await moveLesson(context, lesson, statusAfter(lesson, blocks, versionNumber));
  return after;
}

/** A session just as it was saved. */
export async function sessionById({ db }: Context, id: string): Promise<ReadSession | null> {
  const [row] = await db.select().from(examSessions).where(eq(examSessions.id, id));
  return row ? read(row) : null;
}

/** A session that somebody takes away as a file, written down as that. */
export async function exportSession(context: Context, { lessonId }: { lessonId: string }): Promise<SessionRow> {
  const lesson = await nodeOf(context, lessonLevel, lessonId);
  const session = lesson && (await newestOf(context, lesson.id));
  if (!session) throw new Refusal("NOT_FOUND", messages.missing("Session"));
  const entry = { kind: "exam-session", id: session.id, label: lesson.title, partOf: lesson.id } as const;
  await audit(context, { ...entry, action: "exported", after: { versionNumber: session.versionNumber } });
  return session;
}

import { and, asc, count, eq, gt, inArray, isNull, notInArray, sql } from "drizzle-orm";
import { answerless } from "@app/domain/content/learner-view.ts";
import type { ChangesInput } from "@app/domain/content/review-input.ts";
import { reviewersEvents, reviewMachine, reviewVerbs, type ReviewEvent } from "@app/domain/content/review-states.ts";
import { storedBlocks } from "@app/domain/content/session-input.ts";
import { sessionMessages as texts } from "@app/domain/content/session-messages.ts";
import { blockName } from "@app/domain/content/session-words.ts";
import { nextState } from "@app/domain/machine.ts";
import { messages } from "@app/domain/messages.ts";
import { scopeOf } from "@app/domain/permissions.ts";
import { insertRecord, updateRecord } from "../../database/records.ts";
import { audit } from "../../records/audit.ts";
import { checkVersion, findOrRefuse } from "../../records/versions.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { accountUsers } from "../account/account.public.ts";
import { notifyPerson } from "../notifications/notifications.public.ts";
import { followStatus } from "./assignments.service.ts";
import { lessonLevel } from "./content.levels.ts";
import { nodeOf } from "./content.reads.ts";
import { urlOfLesson } from "./lesson-path.ts";
import { contentLessons, examSessions, sessionComments, type LessonRow, type SessionRow } from "./content.table.ts";
import { beginReview, endReview, openReview, reviewOpened } from "./reviews.service.ts";
import { checksIn } from "./session-problems.ts";
import { newestOf, onWire } from "./session.service.ts";
import { lessonTree, nodeOnWire } from "./tree.levels.ts";

/** Which session an event is about, as its caller saw it. */
interface At {
  lessonId: string;
  version: number;
}

interface Reviewed {
  lesson: LessonRow;
  session: SessionRow;
}

const forbidden = () => new Refusal("FORBIDDEN", messages.forbidden);

/** A lesson and its newest session, where this event may happen now and be the caller's. */
async function held(context: Context, { lessonId, version }: At, event: ReviewEvent): Promise<Reviewed> {
  const { actor } = context;
  const lesson = await findOrRefuse(context, contentLessons, lessonId, "Lesson");
  const isOwn = scopeOf(actor.role, "sessions") === "own";
  if (isOwn && (lesson.assigneeId !== actor.id || reviewersEvents.includes(event))) throw forbidden();
  const session = await newestOf(context, lessonId);
  if (!session) throw new Refusal("NOT_FOUND", messages.missing("Session"));
  await checkVersion(context, session, version, onWire);
  const { archivedAt, contentStatus } = lesson;
  const state = archivedAt ? "archived" : contentStatus.toLowerCase();
  if (archivedAt !== null || nextState(reviewMachine, contentStatus, event) === null) {
    throw new Refusal("WRONG_STATE", messages.wrongState("lesson", state, reviewVerbs[event]));
  }
  return { lesson, session };
}

/** Says that the caller reads a session; of its reviewer that is written down. */
export async function readToReview(context: Context, { lessonId }: { lessonId: string }): Promise<SessionRow> {
  const lesson = await nodeOf(context, lessonLevel, lessonId);
  const session = lesson && (await newestOf(context, lesson.id));
  if (!session) throw new Refusal("NOT_FOUND", messages.missing("Session"));
  await reviewOpened(context, lesson, session);
  return session;
}

/** Brings a lesson to where an event leads. */
async function moved(
  context: Context,
  lesson: LessonRow,
  event: ReviewEvent,
  { reason, ...more }: { reason?: string; reviewerId?: string | null; publishedVersion?: number | null } = {},
): Promise<void> {
  const contentStatus = nextState(reviewMachine, lesson.contentStatus, event) ?? lesson.contentStatus;
  const changes = { contentStatus, statusSince: context.now, ...more };
  const after = await updateRecord(context, contentLessons, lesson, changes);
  const entry = { kind: "exam-lesson", id: after.id, label: after.title, partOf: after.sectionId } as const;
  await audit(context, { ...entry, action: "state-changed", before: lesson, after, ...(reason && { reason }) });
  await followStatus(context, after, event === "request-changes");
}

async function tell(context: Context, personId: string | null, title: string, { id, title: description }: LessonRow) {
  if (personId === null || personId === context.actor.id) return;
  const url = await urlOfLesson(context, id);
  await notifyPerson(context, personId, { type: "new_message", kind: "content", title, description, url });
}

/** Who reviews next: of those who may and did not write it, the one with the fewest open reviews. */
async function nextReviewer({ db }: Context, authorIds: readonly string[]): Promise<string | null> {
  const open = db
    .select({ reviewerId: contentLessons.reviewerId, n: count().as("n") })
    .from(contentLessons)
    .where(eq(contentLessons.contentStatus, "Review"))
    .groupBy(contentLessons.reviewerId)
    .as("open");
  const [next] = await db
    .select({ id: accountUsers.id })
    .from(accountUsers)
    .leftJoin(open, eq(open.reviewerId, accountUsers.id))
    .where(
      and(
        eq(accountUsers.status, "active"),
        inArray(accountUsers.userRole, ["content-manager", "super-admin"]),
        authorIds.length > 0 ? notInArray(accountUsers.id, [...authorIds]) : undefined,
      ),
    )
    .orderBy(sql`${accountUsers.userRole} <> 'content-manager'`, sql`coalesce(${open.n}, 0)`, asc(accountUsers.id))
    .limit(1);
  return next?.id ?? null;
}

/** Hands a session in; somebody else is asked to review it. */
export async function submitSession(context: Context, at: At): Promise<SessionRow> {
  const { lesson, session } = await held(context, at, "submit");
  const checks = checksIn(session.blocks);
  if (checks.length > 0) throw new Refusal("WRONG_STATE", texts.fixFirst(checks.length));
  const reviewerId = await nextReviewer(context, session.authorIds);
  await moved(context, lesson, "submit", { reviewerId });
  await beginReview(context, lesson, session, reviewerId);
  await tell(context, reviewerId, "A session is waiting for your review", lesson);
  return session;
}

/** Takes a session back from its review, until its reviewer has opened it. */
export async function withdrawSession(context: Context, at: At): Promise<SessionRow> {
  const { lesson, session } = await held(context, at, "withdraw");
  const { actor } = context;
  if (!session.authorIds.includes(actor.personId) && actor.role !== "super-admin") {
    throw new Refusal("FORBIDDEN", texts.notTheAuthor);
  }
  const review = await openReview(context, lesson.id);
  if (review?.openedAt) throw new Refusal("WRONG_STATE", texts.opened);
  await moved(context, lesson, "withdraw");
  await endReview(context, lesson.id, "withdrawn");
  return session;
}

/** Sends a session back with what needs to change. A super-admin who wrote at it says why nobody else does. */
export async function requestChanges(context: Context, { comments, reason, ...at }: ChangesInput): Promise<SessionRow> {
  const { lesson, session } = await held(context, at, "request-changes");
  const { actor } = context;
  const mayAnyway = actor.role === "super-admin" && reason != null;
  if (session.authorIds.includes(actor.personId) && !mayAnyway) throw new Refusal("FORBIDDEN", texts.ownReview);
  const blocks = storedBlocks(session.blocks);
  for (const { blockId = null, text } of comments) {
    const block = blocks.find(({ _id }) => _id === blockId);
    if (blockId !== null && !block) throw new Refusal("VALIDATION", messages.reference("Block"));
    const quote = block ? blockName(block).slice(0, 200) : "";
    const { lessonId, versionNumber } = session;
    await insertRecord(context, sessionComments, { lessonId, versionNumber, blockId, quote, text });
  }
  await moved(context, lesson, "request-changes", reason ? { reason } : {});
  await endReview(context, lesson.id, "changes-requested");
  await tell(context, lesson.assigneeId, "Changes are asked for in your session", lesson);
  return session;
}

const openComments = (lessonId: string) =>
  and(eq(sessionComments.lessonId, lessonId), isNull(sessionComments.resolvedAt));

/** Makes a session the one that the app has: one document without answers, and one that only the grading reads. */
export async function publishSession(context: Context, at: At): Promise<SessionRow> {
  const { lesson, session } = await held(context, at, "publish");
  if (session.authorIds.includes(context.actor.personId)) throw new Refusal("FORBIDDEN", texts.ownWork);
  const open = await context.db.$count(sessionComments, openComments(lesson.id));
  if (open > 0) throw new Refusal("WRONG_STATE", texts.openComments(open));
  const { shown, key } = answerless(storedBlocks(session.blocks));
  const after = await updateRecord(context, examSessions, session, { shown, key, publishedAt: context.now });
  await moved(context, lesson, "publish", { publishedVersion: session.versionNumber });
  await endReview(context, lesson.id, "published");
  await tell(context, lesson.assigneeId, "Your session is published", lesson);
  return after;
}

/** The same for a lesson as its caller saw it in a list; what is no longer in review says so. */
export async function publishLesson(context: Context, { lessonId, version }: At): Promise<SessionRow> {
  const lesson = await findOrRefuse(context, contentLessons, lessonId, "Lesson");
  await checkVersion(context, lesson, version, (row) => nodeOnWire(lessonTree, row));
  const session = await newestOf(context, lessonId);
  if (!session) throw new Refusal("WRONG_STATE", texts.noBlocks);
  return publishSession(context, { lessonId, version: session.version });
}

/** Takes a session out of the app. */
export async function unpublishSession(context: Context, { reason, ...at }: At & { reason: string }) {
  const { lesson, session } = await held(context, at, "unpublish");
  await moved(context, lesson, "unpublish", { reason, publishedVersion: null });
  return session;
}

/** Begins the next version with what an earlier one says. */
export async function restoreSession(
  context: Context,
  { versionNumber, ...at }: At & { versionNumber: number },
): Promise<SessionRow> {
  const { lesson, session } = await held(context, at, "restore");
  const { lessonId } = session;
  const [earlier] = await context.db
    .select()
    .from(examSessions)
    .where(and(eq(examSessions.lessonId, lessonId), eq(examSessions.versionNumber, versionNumber)));
  if (!earlier) throw new Refusal("NOT_FOUND", messages.missing("Version"));
  const after = await insertRecord(context, examSessions, {
    lessonId,
    blocks: earlier.blocks,
    checks: checksIn(earlier.blocks),
    versionNumber: session.versionNumber + 1,
    authorIds: [context.actor.personId],
  });
  const entry = { kind: "exam-session", id: after.id, label: lesson.title, partOf: lessonId } as const;
  await audit(context, { ...entry, action: "created", after });
  await moved(context, lesson, "restore");
  return after;
}

/** Throws away what was written since the version that the app has, and what was asked of it. */
export async function discardDraft(context: Context, at: At): Promise<SessionRow> {
  const { lesson, session } = await held(context, at, "discard");
  const { publishedVersion } = lesson;
  const live = publishedVersion === null ? null : await newestOf(context, lesson.id, publishedVersion);
  if (!live || session.versionNumber === publishedVersion) throw new Refusal("WRONG_STATE", texts.notPublished);
  const isLater = (table: typeof examSessions | typeof sessionComments) =>
    and(eq(table.lessonId, lesson.id), gt(table.versionNumber, live.versionNumber));
  await context.db
    .update(sessionComments)
    .set({ resolvedAt: context.now, resolvedById: context.actor.personId })
    .where(and(isLater(sessionComments), isNull(sessionComments.resolvedAt)));
  await context.db.delete(examSessions).where(isLater(examSessions));
  const entry = { kind: "exam-session", id: session.id, label: lesson.title, partOf: lesson.id } as const;
  await audit(context, { ...entry, action: "deleted", before: session });
  await moved(context, lesson, "discard");
  return live;
}

interface OfComment {
  lessonId: string;
  commentId: string;
}

/** Says that what a comment asked for is done. */
export const resolveComment = (context: Context, comment: OfComment): Promise<SessionRow> =>
  markComment(context, comment, true);

/** Says that it is not, after all. */
export const reopenComment = (context: Context, comment: OfComment): Promise<SessionRow> =>
  markComment(context, comment, false);

async function markComment(
  context: Context,
  { lessonId, commentId }: OfComment,
  isResolved: boolean,
): Promise<SessionRow> {
  const { actor, now } = context;
  const lesson = await findOrRefuse(context, contentLessons, lessonId, "Lesson");
  if (scopeOf(actor.role, "sessions") === "own" && lesson.assigneeId !== actor.id) throw forbidden();
  const comment = await findOrRefuse(context, sessionComments, commentId, "Comment");
  const session = await newestOf(context, lessonId);
  if (!session || comment.lessonId !== lessonId) throw new Refusal("NOT_FOUND", messages.missing("Comment"));
  if ((comment.resolvedAt !== null) === isResolved) return session;
  if (!isResolved && lesson.contentStatus !== "Draft" && lesson.contentStatus !== "Review")
    throw new Refusal("WRONG_STATE", texts.reopenWhile);
  const resolved = isResolved
    ? { resolvedAt: now, resolvedById: actor.personId }
    : { resolvedAt: null, resolvedById: null };
  const after = await updateRecord(context, sessionComments, comment, resolved);
  const entry = { kind: "exam-session", id: session.id, label: lesson.title, partOf: lessonId } as const;
  await audit(context, { ...entry, action: "updated", before: comment, after });
  return session;
}

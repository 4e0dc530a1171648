import { and, desc, eq, isNull } from "drizzle-orm";
import type { ReviewOutcome } from "@app/domain/content/assignment-enums.ts";
import { insertRecord, updateRecord } from "../../database/records.ts";
import { audit } from "../../records/audit.ts";
import type { Context } from "../../service/context.ts";
import type { LessonRow, SessionRow } from "./content.table.ts";
import { sessionReviews, type ReviewRow } from "./reviews.table.ts";

/** The review of a lesson that is not over. */
export async function openReview({ db }: Context, lessonId: string): Promise<ReviewRow | null> {
  const [row] = await db
    .select()
    .from(sessionReviews)
    .where(and(eq(sessionReviews.lessonId, lessonId), isNull(sessionReviews.endedAt)));
  return row ?? null;
}

/** Writes down that a session was handed in. */
export async function beginReview(
  context: Context,
  { id: lessonId, assigneeId: writerId }: LessonRow,
  { versionNumber }: SessionRow,
  reviewerId: string | null,
): Promise<void> {
  const submittedAt = context.now;
  await insertRecord(context, sessionReviews, { lessonId, versionNumber, writerId, reviewerId, submittedAt });
}

/** Writes down what came of it. A lesson that was handed in before reviews were written down has none. */
export async function endReview(context: Context, lessonId: string, outcome: ReviewOutcome): Promise<void> {
  const review = await openReview(context, lessonId);
  if (review) await updateRecord(context, sessionReviews, review, { endedAt: context.now, outcome });
}

/** Writes down that the reviewer looks at a session; that of anybody else changes nothing. */
export async function reviewOpened(context: Context, { title }: LessonRow, session: SessionRow): Promise<void> {
  const { id, lessonId } = session;
  const before = await openReview(context, lessonId);
  if (!before || before.reviewerId !== context.actor.personId || before.openedAt !== null) return;
  const after = await updateRecord(context, sessionReviews, before, { openedAt: context.now });
  const { openedAt } = after;
  const entry = { kind: "exam-session", id, label: title, partOf: lessonId } as const;
  await audit(context, { ...entry, action: "updated", before: { openedAt: null }, after: { openedAt } });
}

/** At most so many are shown. */
const most = 100;

/** The reviews of a lesson or of what somebody wrote, the latest first. */
export const reviewsOf = (
  { db }: Context,
  { lessonId, writerId }: { lessonId?: string | null; writerId?: string | null },
): Promise<ReviewRow[]> =>
  db
    .select()
    .from(sessionReviews)
    .where(
      and(
        lessonId == null ? undefined : eq(sessionReviews.lessonId, lessonId),
        writerId == null ? undefined : eq(sessionReviews.writerId, writerId),
      ),
    )
    .orderBy(desc(sessionReviews.submittedAt), desc(sessionReviews.id))
    .limit(most);

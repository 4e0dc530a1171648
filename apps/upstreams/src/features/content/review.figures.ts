import { toWriteStatuses } from "@app/domain/content/lesson-standing.ts";
import { and, count, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import { contentStatuses, type ContentStatus } from "@app/domain/content/content-enums.ts";
import { scopeOf } from "@app/domain/permissions.ts";
import { localDay, wallClockOf } from "@app/domain/time.ts";
import { batched } from "../../service/batched.ts";
import type { Context } from "../../service/context.ts";
import { contentLessons } from "./content.table.ts";
import { lessonAssignments } from "./creators.table.ts";
import { sessionReviews } from "./reviews.table.ts";

export interface StatusFigures {
  contentStatus: ContentStatus;
  count: number;
  medianDays: number | null;
}

export interface ContentStats {
  statuses: readonly StatusFigures[];
  overdueCount: number;
  publishedThisMonth: number;
  changesRequestedRate: number | null;
}

/** Today, and when the month began, by the reader's clock. */
export function monthOf({ now, actor }: Context): { today: string; monthBegan: Date } {
  const today = wallClockOf(now, actor.timeZone).date;
  return { today, monthBegan: localDay(new Date(`${today.slice(0, 8)}01T12:00:00Z`), actor.timeZone).start };
}

const seconds = 24 * 60 * 60;
/** The median of instants' distances in days. */
const medianDays = (later: SQL, earlier: SQL) =>
  sql<
    number | null
  >`percentile_cont(0.5) within group (order by extract(epoch from (${later} - ${earlier})) / ${seconds})::float8`;
/** The share of reviews that ended in asking for changes; of none, nothing. What was withdrawn was not reviewed. */
const changesRate = sql<number | null>`avg(case ${sessionReviews.outcome}
  when 'changes-requested' then 1 when 'published' then 0 end)::float8`;

/** Of the lessons that the caller may see. Source: domain.md 4.12. */
export async function contentStats(context: Context): Promise<ContentStats> {
  const { db, actor, now } = context;
  const { contentStatus, statusSince, dueOn, assigneeId, archivedAt } = contentLessons;
  const isOwn = scopeOf(actor.role, "exams") === "own";
  const { today, monthBegan } = monthOf(context);
  const rows = await db
    .select({
      contentStatus,
      count: count(),
      medianDays: medianDays(sql`${now.toISOString()}::timestamptz`, sql`${statusSince}`),
      overdue: sql<number>`(count(*) filter (where ${dueOn} < ${today} and ${inArray(contentStatus, toWriteStatuses)}))::int`,
      recent: sql<number>`(count(*) filter (where ${statusSince} >= ${monthBegan.toISOString()}))::int`,
    })
    .from(contentLessons)
    .where(and(isNull(archivedAt), isOwn ? eq(assigneeId, actor.id) : undefined))
    .groupBy(contentStatus);
  const [reviews] = await db
    .select({ rate: changesRate })
    .from(sessionReviews)
    .where(isOwn ? eq(sessionReviews.writerId, actor.id) : undefined);
  const published = rows.find((row) => row.contentStatus === "Published");
  return {
    statuses: contentStatuses.map((status) => {
      const row = rows.find((one) => one.contentStatus === status);
      return { contentStatus: status, count: row?.count ?? 0, medianDays: row?.medianDays ?? null };
    }),
    overdueCount: rows.reduce((sum, row) => sum + row.overdue, 0),
    publishedThisMonth: published?.recent ?? 0,
    changesRequestedRate: reviews?.rate ?? null,
  };
}

/** How the reviews of what somebody wrote ended. */
interface ReviewFigures {
  changesRequestedRate: number | null;
  /** From being given a lesson until it was published. */
  medianDays: number | null;
}

/** The figures of a writer; of all that are asked for at once. */
export async function reviewFiguresOf(context: Context, id: string): Promise<ReviewFigures> {
  const figures = batched(context, "review figures", async (ids) => {
    const { writerId, lessonId, endedAt, outcome } = sessionReviews;
    const isTheirs = and(eq(lessonAssignments.lessonId, lessonId), eq(lessonAssignments.creatorId, writerId));
    const given = sql`(select max(${lessonAssignments.assignedAt}) from ${lessonAssignments}
      where ${isTheirs} and ${lessonAssignments.assignedAt} <= ${endedAt})`;
    const rows = await context.db
      .select({
        id: writerId,
        changesRequestedRate: changesRate,
        medianDays: sql<number | null>`percentile_cont(0.5) within group (order by case ${outcome} when 'published'
          then extract(epoch from (${endedAt} - ${given})) / ${seconds} end)::float8`,
      })
      .from(sessionReviews)
      .where(inArray(writerId, [...ids]))
      .groupBy(writerId);
    return new Map(rows.map(({ id: writer, ...found }) => [writer ?? "", found]));
  });
  return (await figures.load(id)) ?? { changesRequestedRate: null, medianDays: null };
}

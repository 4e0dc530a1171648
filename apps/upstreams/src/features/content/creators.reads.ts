import { toWriteStatuses } from "@app/domain/content/lesson-standing.ts";
import { and, count, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import { creatorStatuses } from "@app/domain/content/assignment-enums.ts";
import { subjectOptions } from "@app/domain/subjects.ts";
import { scopeOf } from "@app/domain/permissions.ts";
import { anyIn, anyOf, searchWhere, type ListSpec } from "../../records/list-spec.ts";
import type { Context } from "../../service/context.ts";
import { batched } from "../../service/batched.ts";
import { accountUsers } from "../account/account.public.ts";
import { listRequest, once, type AskedPage, type ListArguments } from "./content.reads.ts";
import { contentLessons } from "./content.table.ts";
import { contentCreators, type CreatorRow } from "./creators.table.ts";
import { monthOf } from "./review.figures.ts";

const creatorList: ListSpec = {
  sorts: { name: [accountUsers.searchName], createdAt: [contentCreators.createdAt] },
  defaultSort: "name",
  search: (text) => searchWhere(accountUsers.searchName, text),
  id: contentCreators.id,
  filters: {
    status: anyOf(contentCreators.status, creatorStatuses, "Status"),
    language: {
      ...anyIn(contentCreators.languages),
      value: anyOf(contentCreators.status, subjectOptions, "Language").value,
    },
  },
};

/** Who may be seen: everybody; by a content-creator, themselves. Source: domain.md 0.4. */
const visible = ({ actor }: Pick<Context, "actor">): SQL | undefined =>
  scopeOf(actor.role, "exams") === "own" ? eq(contentCreators.id, actor.id) : undefined;

/** One page of those who write lessons. */
export function pageOfCreators(context: Context, asked: ListArguments): AskedPage<CreatorRow> {
  const { page, pageSize, where, orderBy, limit, offset } = listRequest(context, creatorList, asked);
  const shown = and(isNull(contentCreators.archivedAt), visible(context), where);
  const isOf = eq(accountUsers.id, contentCreators.id);
  const items = async () => {
    const rows = await context.db
      .select({ creator: contentCreators })
      .from(contentCreators)
      .innerJoin(accountUsers, isOf)
      .where(shown)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ creator }) => creator);
  };
  const total = async () => {
    const [row] = await context.db
      .select({ n: count() })
      .from(contentCreators)
      .innerJoin(accountUsers, isOf)
      .where(shown);
    return row?.n ?? 0;
  };
  return { page, pageSize, items: once(items), total: once(total) };
}

/** One of them, by the id of the account; null where there is none whom the caller may see. */
export async function creatorOf(context: Context, id: string): Promise<CreatorRow | null> {
  const [row] = await context.db
    .select()
    .from(contentCreators)
    .where(and(eq(contentCreators.id, id), visible(context)));
  return row ?? null;
}

/** How much somebody has to write, and has written. */
export interface CreatorLoad {
  /** Lessons of theirs that are not published. */
  openCount: number;
  inReviewCount: number;
  overdueCount: number;
  /** Published since the first of the month by the reader's clock. */
  publishedThisMonth: number;
}

const nothing: CreatorLoad = { openCount: 0, inReviewCount: 0, overdueCount: 0, publishedThisMonth: 0 };

/** The load of a creator; of all that are asked for at once. */
export async function loadOf(context: Context, id: string): Promise<CreatorLoad> {
  const { db } = context;
  const loads = batched(context, "creator loads", async (ids) => {
    const { today, monthBegan } = monthOf(context);
    const { assigneeId, contentStatus, dueOn, statusSince, archivedAt } = contentLessons;
    const where = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
    const rows = await db
      .select({
        id: assigneeId,
        openCount: where(sql`${contentStatus} <> 'Published'`),
        inReviewCount: where(sql`${contentStatus} = 'Review'`),
        overdueCount: where(sql`${inArray(contentStatus, toWriteStatuses)} and ${dueOn} < ${today}`),
        publishedThisMonth: where(
          sql`${contentStatus} = 'Published' and ${statusSince} >= ${monthBegan.toISOString()}`,
        ),
      })
      .from(contentLessons)
      .where(and(inArray(assigneeId, [...ids]), isNull(archivedAt)))
      .groupBy(assigneeId);
    return new Map(rows.map(({ id: assignee, ...load }) => [assignee ?? "", load]));
  });
  return (await loads.load(id)) ?? nothing;
}

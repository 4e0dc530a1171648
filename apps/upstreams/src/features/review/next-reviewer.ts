import { and, asc, count, eq, inArray, notInArray, sql } from "drizzle-orm";
import { rolesWith, type Area } from "@app/domain/permissions.ts";
import type { Context } from "../../service/context.ts";
import { accountUsers } from "../account/account.public.ts";
import type { ReviewTable } from "./review-kind.ts";

/** Who reviews next: of those who may and did not write it, the one with the fewest reviews; content managers first. */
export async function nextReviewer(
  { db }: Context,
  { table, area }: { table: ReviewTable; area: Area },
  authorIds: readonly string[],
): Promise<string | null> {
  const open = db
    .select({ reviewerId: sql<string>`${table.reviewerId}`.as("reviewer_id"), n: count().as("n") })
    .from(table)
    .where(eq(table.status, "review"))
    .groupBy(table.reviewerId)
    .as("open");
  const [next] = await db
    .select({ id: accountUsers.id })
    .from(accountUsers)
    .leftJoin(open, eq(open.reviewerId, accountUsers.id))
    .where(
      and(
        eq(accountUsers.status, "active"),
        inArray(accountUsers.userRole, [...rolesWith(`${area}:act`)]),
        authorIds.length > 0 ? notInArray(accountUsers.id, [...authorIds]) : undefined,
      ),
    )
    .orderBy(sql`${accountUsers.userRole} <> 'content-manager'`, sql`coalesce(${open.n}, 0)`, asc(accountUsers.id))
    .limit(1);
  return next?.id ?? null;
}

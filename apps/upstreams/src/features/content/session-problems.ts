import { eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import { checksOf, type Check } from "@app/domain/content/session-checks.ts";
import { storedBlocks } from "@app/domain/content/session-input.ts";
import type { Database } from "../../database/client.ts";
import { batched } from "../../service/batched.ts";
import type { Context } from "../../service/context.ts";
import { contentLessons, examSessions, type LessonRow, type SessionRow } from "./content.table.ts";
import { formulaFault } from "./formula-fault.ts";

/** What keeps blocks from being submitted. */
export const checksIn = (blocks: SessionRow["blocks"]): Check[] => checksOf(storedBlocks(blocks), formulaFault);

/** Lessons whose newest session something keeps from being submitted. */
export const hasProblems: SQL = sql`coalesce((
  select jsonb_array_length(newest.checks) > 0 from ${examSessions} newest
  where newest.lesson_id = ${contentLessons}.id and ${contentLessons}.content_status <> 'No Content'
  order by newest.version_number desc limit 1), false)`;

/** What keeps a lesson's newest session from being submitted, of all that are asked for at once; null where nothing is written. */
export async function problemsOf(
  context: Context,
  { id, contentStatus }: Pick<LessonRow, "id" | "contentStatus">,
): Promise<readonly Check[] | null> {
  if (contentStatus === "No Content") return null;
  const problems = batched(context, "session problems", async (ids) => {
    const { lessonId, versionNumber, checks, blocks } = examSessions;
    const rows = await context.db
      .selectDistinctOn([lessonId], {
        lessonId,
        checks,
        // What was found out already needs no blocks.
        blocks: sql<SessionRow["blocks"] | null>`case when ${checks} is null then ${blocks} end`,
      })
      .from(examSessions)
      .where(inArray(lessonId, [...ids]))
      .orderBy(lessonId, sql`${versionNumber} desc`);
    return new Map(rows.map((row) => [row.lessonId, row.checks ?? checksIn(row.blocks ?? [])]));
  });
  return (await problems.load(id)) ?? null;
}

const atOnce = 100;

/** Finds out what keeps sessions from being submitted that were saved before that was kept beside them. */
export async function checkSessions(database: Database, signal: AbortSignal): Promise<number> {
  let checked = 0;
  while (!signal.aborted) {
    const rows = await database
      .select({ id: examSessions.id, blocks: examSessions.blocks })
      .from(examSessions)
      .where(isNull(examSessions.checks))
      .limit(atOnce);
    for (const { id, blocks } of rows) {
      await database
        .update(examSessions)
        .set({ checks: checksIn(blocks) })
        .where(eq(examSessions.id, id));
    }
    checked += rows.length;
    if (rows.length < atOnce) break;
  }
  return checked;
}

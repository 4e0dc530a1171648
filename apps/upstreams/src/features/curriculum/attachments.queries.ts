import { and, count, inArray, isNull, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { Context } from "../../service/context.ts";
import { anyText, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { readPage } from "../../records/read-page.ts";
import { attachmentOf, type AttachmentRecord } from "./attachment.record.ts";
import { attachments } from "./attachment.table.ts";
import { subdivisions } from "./curriculum.table.ts";

/** A part with all above and all below it, as an array of ids. */
const lineOf = (id: string): SQL => sql`array(
  with recursive above(id, parent_id) as (
    select id, parent_id from ${subdivisions} where id = ${id}
    union all select part.id, part.parent_id from ${subdivisions} part join above on part.id = above.parent_id
  ), below(id) as (
    select id from ${subdivisions} where id = ${id}
    union all select part.id from ${subdivisions} part join below on part.parent_id = below.id
  ) select id from above union select id from below)`;

/** Those who follow a part, or something above or below it. */
const followed = ([id = ""]: string[]): SQL =>
  sql`${attachments.curriculumId} = (select curriculum_id from ${subdivisions} where id = ${id})
    and (cardinality(${attachments.subdivisionIds}) = 0 or ${attachments.subdivisionIds} && ${lineOf(id)})`;

export const attachmentList: ListSpec = {
  sorts: { createdAt: [attachments.createdAt], startDate: [attachments.startDate] },
  defaultSort: "-createdAt",
  id: attachments.id,
  filters: {
    id: anyText(attachments.id),
    studentId: anyText(attachments.studentId),
    curriculumId: anyText(attachments.curriculumId),
    subdivisionId: { value: z.string(), many: false, where: followed },
  },
};

/** What learners follow now. */
export async function listAttachments(
  context: Context,
  request: ListRequest,
): Promise<{ rows: AttachmentRecord[]; total: number }> {
  const selected = { row: attachments };
  const { rows, total } = await readPage(context, selected, attachments, request, isNull(attachments.archivedAt));
  return { rows: rows.map(({ row }) => attachmentOf(row)), total };
}

/** How many learners follow each of some curricula; those without any are left out. */
export async function learnersFollowing(
  { db }: Pick<Context, "db">,
  curriculumIds: string[],
): Promise<Map<string, number>> {
  const { curriculumId, archivedAt } = attachments;
  const rows = await db
    .select({ curriculumId, learners: count() })
    .from(attachments)
    .where(and(inArray(curriculumId, curriculumIds), isNull(archivedAt)))
    .groupBy(curriculumId);
  return new Map(rows.map((row) => [row.curriculumId, row.learners]));
}

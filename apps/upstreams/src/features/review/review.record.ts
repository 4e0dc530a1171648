import { asc, inArray } from "drizzle-orm";
import { z } from "zod";
import type { Context } from "../../service/context.ts";
import { reviewComments } from "./review-comments.table.ts";

export const reviewCommentRecord = z
  .object({
    _id: z.string(),
    field: z.string().nullable().meta({ description: "The field it is about; null for the whole." }),
    quote: z.string().meta({ description: "What the field said then." }),
    text: z.string(),
    byId: z.string(),
    at: z.iso.datetime(),
    resolvedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "ReviewComment" });
export type ReviewCommentRecord = z.infer<typeof reviewCommentRecord>;

export const contentCheckRecord = z
  .object({ field: z.string(), message: z.string() })
  .meta({ id: "ContentCheck", description: "What keeps a draft from being submitted." });

/** The comments on some records, by the record's id, the oldest first. */
export async function commentsOn(
  { db }: Pick<Context, "db">,
  ids: readonly string[],
): Promise<Map<string, ReviewCommentRecord[]>> {
  const comments = new Map<string, ReviewCommentRecord[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return comments;
  const rows = await db
    .select()
    .from(reviewComments)
    .where(inArray(reviewComments.recordId, [...ids]))
    .orderBy(asc(reviewComments.id));
  for (const { id, recordId, field, quote, text, createdBy, createdAt, resolvedAt } of rows) {
    comments.get(recordId)?.push({
      _id: id,
      field,
      quote,
      text,
      byId: createdBy,
      at: createdAt.toISOString(),
      resolvedAt: resolvedAt?.toISOString() ?? null,
    });
  }
  return comments;
}

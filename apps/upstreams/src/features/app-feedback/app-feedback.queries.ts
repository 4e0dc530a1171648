import { count, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import {
  appContentKinds,
  appFeedbackCategories,
  appFeedbackStatuses,
} from "@app/domain/app-feedback/app-feedback-enums.ts";
import { openAppFeedbackStatuses } from "@app/domain/app-feedback/app-feedback-states.ts";
import { messages } from "@app/domain/messages.ts";
import { appPlatforms } from "@app/domain/product-updates/update-enums.ts";
import { anyOf, anyText, type Filter, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { booleanFilter, periodFilter, userFilter } from "../../records/list-words.ts";
import { readPage } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { appFeedbackOf, type AppFeedbackRecord } from "./app-feedback.record.ts";
import { appFeedback, type AppFeedbackRow } from "./app-feedback.table.ts";
import { placesOf } from "./content-places.ts";

const contentKind = sql`${appFeedback.contentRef} ->> 'kind'`;
const contentId = sql`(${appFeedback.contentRef} ->> 'id')`;

const byRating: Filter = {
  value: z.enum(["1", "2", "3", "4", "5"], messages.choice("rating")),
  many: true,
  where: (values) => inArray(appFeedback.rating, values.map(Number)),
  countedBy: () => sql`${appFeedback.rating}::text`,
};

export const appFeedbackList: ListSpec = {
  sorts: { createdAt: [appFeedback.createdAt], rating: [appFeedback.rating] },
  defaultSort: "-createdAt",
  search: appFeedback.searchName,
  id: appFeedback.id,
  filters: {
    id: anyText(appFeedback.id),
    status: anyOf(appFeedback.status, appFeedbackStatuses, "Status"),
    open: booleanFilter("open", () => inArray(appFeedback.status, [...openAppFeedbackStatuses])),
    category: anyOf(appFeedback.category, appFeedbackCategories, "Category"),
    platform: anyOf(appFeedback.platform, appPlatforms, "Platform"),
    rating: byRating,
    contentKind: {
      value: z.enum(appContentKinds, messages.choice("Kind of content")),
      many: true,
      where: (kinds) => inArray(contentKind, kinds),
      countedBy: () => contentKind,
    },
    contentId: { value: z.string(), many: true, where: (ids) => inArray(contentId, ids) },
    duplicateOfId: anyText(appFeedback.duplicateOfId),
    assigneeId: userFilter(appFeedback.assigneeId),
    ...periodFilter("created", appFeedback.createdAt, "Date"),
  },
};

/** How many say the same as each of some pieces of feedback. */
async function duplicatesOf({ db }: Pick<Context, "db">, ids: string[]): Promise<ReadonlyMap<string | null, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: appFeedback.duplicateOfId, n: count() })
    .from(appFeedback)
    .where(inArray(appFeedback.duplicateOfId, ids))
    .groupBy(appFeedback.duplicateOfId);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

/** Feedback as it is answered. */
export async function shownAppFeedback(
  context: Pick<Context, "db">,
  rows: readonly AppFeedbackRow[],
): Promise<AppFeedbackRecord[]> {
  const places = await placesOf(
    context,
    rows.flatMap(({ contentRef }) => contentRef ?? []),
  );
  const duplicates = await duplicatesOf(
    context,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { contentRef: ref } = row;
    const place = ref ? places.get(ref.id) : undefined;
    return appFeedbackOf(row, {
      content: ref && {
        kind: ref.kind,
        id: ref.id,
        partId: ref.partId ?? null,
        name: place?.name ?? null,
        url: place?.url ?? null,
      },
      duplicates: duplicates.get(row.id) ?? 0,
    });
  });
}

export async function listAppFeedback(context: Context, request: ListRequest) {
  const { rows, total } = await readPage(context, { feedback: appFeedback }, appFeedback, request);
  return {
    rows: await shownAppFeedback(
      context,
      rows.map(({ feedback }) => feedback),
    ),
    total,
  };
}
